import { expect, it } from 'vitest'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { bookingActions } from './booking-actions.ts'

it('a past booking has no button to cancel it', () => {
  const day = { date: '2026-12-16', start_time: '08:00', end_time: '17:00', cancelled: false, parts: [] }
  const booking = { status: 'confirmed', phase: 'past', booking_type: 'company', createdAt: '2026-12-01T08:00:00.000Z' }
  const actions = (phase: string) =>
    bookingActions({ ...booking, phase, booking_dates_times: [day] } as unknown as Booking, '2026-12-17T08:00:00.000Z')
  expect([actions('past').cancel, actions('running').cancel]).toEqual([undefined, { disabled: 'BOOKING_PAST' }])
})

it('a super admin changes days before they start, and corrects them once they have ended', () => {
  const day = { date: '2026-12-16', start_time: '08:00', end_time: '17:00', cancelled: false, parts: [] }
  const booking = { status: 'confirmed', phase: 'running', createdAt: '2026-12-01T08:00:00.000Z' }
  const changeDays = (now: string, phase = 'running') =>
    bookingActions({ ...booking, phase, booking_dates_times: [day] } as unknown as Booking, now, { by: 'SuperAdmin' })
      .changeDays
  expect(changeDays('2026-12-16T05:00:00.000Z')).toEqual({})
  expect(changeDays('2026-12-16T07:00:00.000Z')).toEqual({ disabled: 'BOOKING_DAY_CLOSED' })
  expect(changeDays('2026-12-17T07:00:00.000Z', 'past')).toEqual({})
})
