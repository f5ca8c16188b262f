import { expect, it } from 'vitest'
import { postedHours, sameSaid, startingFrom } from './draft-start.ts'
import type { OwnDay } from '../../components/calendar/own-calendar.ts'

const day = (more: Partial<OwnDay>): OwnDay => ({ date: '2026-12-09', status: 'available', posted: 'available', start_time: '09:00', end_time: '15:00', free: [], booked: [], requests: [], ...more })

it('begins with what is posted, and says the same until it is changed', () => {
  for (const posted of [day({}), day({ posted: 'tentative' }), day({ posted: 'off', start_time: undefined, end_time: undefined })]) {
    const draft = startingFrom([posted], posted.date, undefined)
    expect(sameSaid(draft, posted)).toBe(true)
    expect(sameSaid({ ...draft, status: draft.status === 'available' ? 'open' : 'available' }, posted)).toBe(false)
  }
  expect(sameSaid({ ...startingFrom([day({})], '2026-12-09', undefined), end: '15:15' }, day({}))).toBe(false)
})

it('begins with the usual hours where nothing is posted', () => {
  expect(startingFrom([], '2026-12-09', undefined)).toEqual({ status: 'available', start: '08:00', end: '17:00', scope: 'day' })
})

it('begins several days with what they have in common', () => {
  const days = [day({ posted: 'tentative' }), day({ date: '2026-12-10', posted: 'tentative' })]
  expect(startingFrom(days, '2026-12-09', undefined)).toEqual({ status: 'open', start: '09:00', end: '15:00', scope: 'day' })
  const apart = [...days, day({ date: '2026-12-11', end_time: '16:00' })]
  expect(startingFrom(apart, '2026-12-09', undefined)).toEqual({ status: 'available', start: '08:00', end: '17:00', scope: 'day' })
  expect(postedHours(apart)).toEqual([
    { start_time: '09:00', end_time: '15:00' },
    { start_time: '09:00', end_time: '16:00' },
  ])
})
