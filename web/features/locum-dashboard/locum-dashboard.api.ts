import { addDays, MAX_DAYS_AHEAD, type LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, UserId } from '#shared/kernel/ids.ts'
import { ownPostings } from '#web/features/calendar/own-calendar.api.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { isToday, nextShift } from '#shared/bookings/next-shift.rules.ts'
import { now } from '#web/platform/clock.ts'
import { professionalBookings } from '#web/features/bookings/bookings.api.ts'
import { TIP_DAYS } from './search-tips.ts'

/** From yesterday, as an overnight shift may still be running. */
export const locumDashboardBookings = (userId: UserId, today: LocalDate) =>
  professionalBookings(userId, addDays(today, -1), addDays(today, MAX_DAYS_AHEAD))

/** The booking of a shift that is on or starts today, for its card. */
export const todaysBooking = (bookings: readonly Booking[]): BookingId | undefined => {
  const next = nextShift(bookings, now())
  return next && isToday(next.day, now()) ? next.booking.id : undefined
}

/** The last of the next days, those that count when practices search. */
export const lastDaySoon = (today: LocalDate) => addDays(today, TIP_DAYS - 1)

export const postingsSoon = (today: LocalDate) => ownPostings(today, lastDaySoon(today))
