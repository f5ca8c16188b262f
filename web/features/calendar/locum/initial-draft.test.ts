import { expect, it } from 'vitest'
import { needsBothTimes, isUnchanged, availabilityOn, initialDraft, usualHours } from './initial-draft.ts'
import type { OwnDay } from '#web/components/calendar/own-calendar.ts'

const usual = usualHours('2026-12-09', undefined)
const day = (more: Partial<OwnDay>): OwnDay => ({
  date: '2026-12-09',
  status: 'available',
  posted: 'available',
  start_time: '09:00',
  end_time: '15:00',
  free: [],
  booked: [],
  requests: [],
  ...more,
})
const off = day({ date: '2026-12-12', posted: 'unavailable', start_time: undefined, end_time: undefined })

it('starts with the posted availability, unchanged until it is edited', () => {
  for (const posted of [day({}), day({ posted: 'open' }), off]) {
    const draft = initialDraft([posted], usual)
    const says = (changes: object) =>
      isUnchanged(availabilityOn({ ...draft, ...changes }, posted, usual) as never, posted)
    expect([says({}), says({ status: draft.status === 'available' ? 'open' : 'available' })]).toEqual([true, false])
  }
  expect(
    isUnchanged(availabilityOn({ ...initialDraft([day({})], usual), end: '15:15' }, day({}), usual) as never, day({})),
  ).toBe(false)
})

it('starts with the usual hours if nothing is posted', () => {
  const draft = initialDraft([], usual)
  expect(draft).toEqual({ status: 'available', start: '08:00', end: '17:00', scope: 'day' })
  expect(availabilityOn(draft, undefined, usual)).toEqual({
    status: 'available',
    start_time: '08:00',
    end_time: '17:00',
  })
})

it('starts with what several days have in common, and with nothing where they differ', () => {
  const days = [day({ posted: 'open' }), day({ date: '2026-12-10', posted: 'open' })]
  expect(initialDraft(days, usual)).toEqual({ status: 'open', start: '09:00', end: '15:00', scope: 'day' })
  const apart = [...days, day({ date: '2026-12-11', end_time: '16:00' }), off]
  expect(initialDraft(apart, usual)).toEqual({ status: undefined, start: '09:00', end: undefined, scope: 'day' })
})

it('requires both times if one alone would invert a day’s hours, or if a day has no hours', () => {
  const unclear = (changes: { start?: string; end?: string }, on: OwnDay | undefined) => {
    const draft = { status: 'available', start: undefined, end: undefined, ...changes } as const
    return needsBothTimes(draft, availabilityOn(draft, on, usual) as never, on)
  }
  const night = day({ start_time: '20:00', end_time: '06:00' })
  expect([
    unclear({ start: '10:00' }, night),
    unclear({ start: '05:00' }, night),
    unclear({ end: '22:00' }, night),
    unclear({ end: '08:00' }, day({})),
  ]).toEqual([true, true, true, true])
  expect([
    unclear({ start: '19:00' }, night),
    unclear({ start: '10:00' }, day({})),
    unclear({ start: '08:00' }, day({ end_time: '20:00' })),
    unclear({}, night),
  ]).toEqual([false, false, false, false])
  expect([
    unclear({ start: '10:00' }, off),
    unclear({}, off),
    unclear({}, undefined),
    unclear({ start: '10:00', end: '06:00' }, off),
  ]).toEqual([true, true, true, false])
})

it('keeps each day’s own value where none was chosen for all', () => {
  const apart = [day({ posted: 'open' }), day({ date: '2026-12-11', end_time: '16:00' }), off]
  const none = initialDraft(apart, usual)
  const availability = (changes: object, on: OwnDay | undefined) => availabilityOn({ ...none, ...changes }, on, usual)
  expect(apart.map((on) => availability({ start: '10:00' }, on))).toEqual([
    { status: 'open', start_time: '10:00', end_time: '15:00' },
    { status: 'available', start_time: '10:00', end_time: '16:00' },
    { status: 'unavailable' },
  ])
  expect(apart.map((on) => availability({ status: 'open' }, on))).toEqual([
    { status: 'open', start_time: '09:00', end_time: '15:00' },
    { status: 'open', start_time: '09:00', end_time: '16:00' },
    { status: 'open', start_time: '09:00', end_time: '17:00' },
  ])
  expect(availability({}, undefined)).toBeUndefined()
  expect(availability({ status: 'unavailable' }, undefined)).toEqual({ status: 'unavailable' })
})
