import type { Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { hasBegun } from '#shared/kernel/shift.ts'

/** Days to come that the locum of a booking has cancelled. */
export const lostDays = ({ booking_dates_times }: Booking, now: Instant): BookingDay[] =>
  booking_dates_times.filter((day) => day.cancelledBy === 'professional' && !day.undone && !hasBegun(day, now))
