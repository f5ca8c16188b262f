import { expect, it } from 'vitest'
import type { BookingState } from './bookings.state.ts'
import { bookingAppointments } from './reminders.rules.ts'

const day = (date: string, start_time: string) => [date, { date, start_time, end_time: '17:00' }] as const
const booking = {
  days: Object.fromEntries([day('2026-12-16', '08:00'), day('2026-12-17', '01:00'), day('2026-12-21', '08:00')]),
} as unknown as BookingState

it('parties are reminded the day before a run of shifts, and two hours before each (South African time)', () => {
  expect(bookingAppointments(booking)).toEqual([
    { at: '2026-12-15T14:00:00.000Z', what: 'dayBefore', date: '2026-12-16' },
    { at: '2026-12-16T04:00:00.000Z', what: 'soon', date: '2026-12-16' },
    { at: '2026-12-16T21:00:00.000Z', what: 'soon', date: '2026-12-17' },
    { at: '2026-12-20T14:00:00.000Z', what: 'dayBefore', date: '2026-12-21' },
    { at: '2026-12-21T04:00:00.000Z', what: 'soon', date: '2026-12-21' },
  ])
})
