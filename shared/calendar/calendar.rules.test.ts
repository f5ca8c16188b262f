import { shiftSegments } from '#shared/kernel/shift.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, timeOf } from '#shared/kernel/dates.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import {
  freeSlots,
  hasUpcomingSlot,
  hasConflict,
  monthsAround,
  overlaps,
  takeSlots,
  type CalendarMonth,
} from './calendar.rules.ts'

const shift = (date: string, start_time: string, end_time: string) => ({ date, start_time, end_time })
const booking = 'B0000001' as BookingId
const empty = (shifts: ReturnType<typeof shift>[]): CalendarMonth[] =>
  monthsAround(shifts.map(({ date }) => date)).map((month) => ({ month, days: {} }))

const anyShift = fc
  .record({
    day: fc.integer({ min: 0, max: 40 }),
    from: fc.integer({ min: 0, max: 95 }),
    length: fc.integer({ min: 1, max: 95 }),
  })
  .map(({ day, from, length }) => shift(addDays('2026-12-10', day), timeOf(from * 15), timeOf((from + length) * 15)))

describe('slots of a calendar', () => {
  it('split an overnight shift in two, at a month’s end in two months', () => {
    expect(shiftSegments(shift('2026-12-31', '19:00', '07:00'))).toEqual([
      { date: '2026-12-31', from: 1140, to: 1440 },
      { date: '2027-01-01', from: 0, to: 420 },
    ])
    expect(monthsAround(['2026-12-31'])).toEqual(['2026-12', '2027-01'])
  })

  it.each([
    ['an hour before it starts', '2026-12-17T05:00:00Z', true],
    ['while it is running', '2026-12-17T14:59:00Z', true],
    ['when it has just ended', '2026-12-17T15:00:00Z', false],
    ['the day after', '2026-12-18T05:00:00Z', false],
  ])('know whether a day shift is upcoming: %s', (_, now, ahead) => {
    const worked = shift('2026-12-17', '08:00', '17:00')
    expect(hasUpcomingSlot(takeSlots(empty([worked]), [worked], booking), now)).toBe(ahead)
  })

  it('count a night shift as upcoming until its end in the morning', () => {
    const night = shift('2026-12-31', '19:00', '07:00')
    const months = takeSlots(empty([night]), [night], booking)
    expect(hasUpcomingSlot(months, '2027-01-01T04:59:00Z')).toBe(true)
    expect(hasUpcomingSlot(months, '2027-01-01T05:00:00Z')).toBe(false)
    expect(hasUpcomingSlot([{ month: '2027-01', days: {} }], '2026-12-31T05:00:00Z')).toBe(false)
  })

  it('allow adjacent shifts, but no overlap', () => {
    const months = takeSlots(
      empty([shift('2026-12-17', '08:00', '12:00')]),
      [shift('2026-12-17', '08:00', '12:00')],
      booking,
    )
    expect(hasConflict(months, shift('2026-12-17', '12:00', '16:00'))).toBe(false)
    expect(hasConflict(months, shift('2026-12-17', '11:45', '16:00'))).toBe(true)
  })

  it('include an overnight booking on the morning after', () => {
    const night = shift('2026-12-17', '19:00', '07:00')
    expect(hasConflict(takeSlots(empty([night]), [night], booking), shift('2026-12-18', '06:00', '14:00'))).toBe(true)
  })

  it('are freed exactly as they were booked, for any shift', () => {
    fc.assert(
      fc.property(anyShift, anyShift, (a, b) => {
        const months = empty([a, b])
        const taken = takeSlots(months, [a], booking)
        expect(hasConflict(taken, a)).toBe(true)
        expect(hasConflict(taken, b)).toBe(overlaps(a, b))
        expect(hasConflict(freeSlots(taken, [a], booking), a)).toBe(false)
      }),
    )
  })

  it('are freed for their own booking only', () => {
    const day = shift('2026-12-17', '08:00', '12:00')
    const taken = takeSlots(empty([day]), [day], booking)
    expect(hasConflict(freeSlots(taken, [day], 'B0000002' as BookingId), day)).toBe(true)
  })
})
