import { describe, expect, it } from 'vitest'
import type { BookedDay, Booking } from './bookings.schema.ts'
import { formatShiftNow, formatShiftStart, isToday, nextShift } from './next-shift.rules.ts'

const day = (date: string, start_time: string, end_time: string, cancelled = false) =>
  ({ date, start_time, end_time, cancelled }) as BookedDay
const booking = (id: string, ...booking_dates_times: BookedDay[]) => ({ id, booking_dates_times }) as Booking
/** 14:00 in South Africa. */
const now = '2026-12-02T12:00:00.000Z'

describe('next shift', () => {
  it('is the earliest that has not ended, over all bookings', () => {
    const bookings = [
      booking('B1', day('2026-12-01', '08:00', '17:00'), day('2026-12-04', '08:00', '17:00')),
      booking(
        'B2',
        day('2026-12-02', '08:00', '13:00'),
        day('2026-12-03', '08:00', '12:00', true),
        day('2026-12-03', '09:00', '12:00'),
      ),
    ]
    expect(nextShift(bookings, now)).toMatchObject({
      booking: { id: 'B2' },
      day: { date: '2026-12-03', start_time: '09:00' },
    })
  })
  it('is the one that is running, also past midnight', () => {
    const night = booking('B3', day('2026-12-01', '19:00', '07:00'))
    expect(nextShift([night], '2026-12-02T04:59:00.000Z')?.booking.id).toBe('B3')
    expect(nextShift([night], '2026-12-02T05:00:00.000Z')).toBeUndefined()
  })
  it.each([
    [day('2026-12-02', '08:00', '17:00'), 'now, until 17:00'],
    [day('2026-12-02', '14:01', '17:00'), 'today'],
    [day('2026-12-03', '08:00', '17:00'), 'tomorrow'],
    [day('2026-12-05', '08:00', '17:00'), 'in 3 days'],
  ])('is described by when it starts (%#)', (shift, words) => {
    expect(formatShiftStart(shift, now)).toBe(words)
  })
})

describe('a shift of today', () => {
  it.each([
    [day('2026-12-02', '16:10', '20:00'), 'Starts in 2\u00a0h 10\u00a0min', true],
    [day('2026-12-02', '16:00', '20:00'), 'Starts in 2\u00a0h', true],
    [day('2026-12-02', '14:45', '20:00'), 'Starts in 45\u00a0min', true],
    [day('2026-12-01', '19:00', '15:00'), 'On shift until 15:00', true],
    [day('2026-12-02', '08:00', '14:00'), 'Finished at 14:00', false],
    [day('2026-12-03', '08:00', '14:00'), 'Starts in 18\u00a0h', false],
  ])('%o: %s', (shift, words, today) => {
    expect([formatShiftNow(shift, now), isToday(shift, now)]).toEqual([words, today])
  })
})
