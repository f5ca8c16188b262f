import { compareStrings } from '#shared/kernel/compare.ts'
import { daysBetween, todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { hasBegun, hasEnded } from '#shared/kernel/shift.ts'
import type { BookedDay, Booking } from './bookings.schema.ts'

export type NextShift = { booking: Booking; day: BookedDay }

const startOf = ({ day }: NextShift): string => `${day.date}T${day.start_time}`

/** The shift that is running now, or else the next one. */
export const nextShift = (bookings: readonly Booking[], now: Instant): NextShift | undefined =>
  bookings
    .flatMap((booking) => booking.booking_dates_times.map((day) => ({ booking, day })))
    .filter(({ day }) => !day.cancelled && !hasEnded(day, now))
    .toSorted((a, b) => compareStrings(startOf(a), startOf(b)))[0]

const inDays = (from: LocalDate, to: LocalDate): string => {
  const days = daysBetween(from, to)
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
}

/** `now, until 17:00`, `today`, `tomorrow` or `in 3 days`. */
export const formatShiftStart = (day: BookedDay, now: Instant): string =>
  hasBegun(day, now) ? `now, until ${day.end_time}` : inDays(todayAt(now), day.date)
