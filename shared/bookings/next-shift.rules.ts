import { compareStrings } from '#shared/kernel/compare.ts'
import { daysBetween, todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { hasBegun, hasEnded, minutesUntil } from '#shared/kernel/shift.ts'
import type { BookedDay, Booking } from './bookings.schema.ts'

export type NextShift = { booking: Booking; day: BookedDay }

const startOf = ({ day }: NextShift): string => `${day.date}T${day.start_time}`

/** The shift that is running now, or else the next one. */
export const nextShift = (bookings: readonly Booking[], now: Instant): NextShift | undefined =>
  bookings
    .flatMap((booking) => booking.booking_dates_times.map((day) => ({ booking, day })))
    .filter(({ day }) => !day.cancelled && !hasEnded(day, now))
    .toSorted((a, b) => compareStrings(startOf(a), startOf(b)))[0]

const minutesAndHours = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`].filter(Boolean).join(' ')
}

/** Of a shift today: `Starts in 2 h 10 min`, `On shift until 17:00` or `Finished at 17:00`. */
export const formatShiftNow = (day: BookedDay, now: Instant): string => {
  if (hasEnded(day, now)) return `Finished at ${day.end_time}`
  if (hasBegun(day, now)) return `On shift until ${day.end_time}`
  return `Starts in ${minutesAndHours(minutesUntil(day, now))}`
}

/** Whether a shift is on now or starts today, and has not ended. */
export const isToday = (day: BookedDay, now: Instant): boolean =>
  !day.cancelled && !hasEnded(day, now) && (day.date === todayAt(now) || hasBegun(day, now))

const inDays = (from: LocalDate, to: LocalDate): string => {
  const days = daysBetween(from, to)
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
}

/** `now, until 17:00`, `today`, `tomorrow` or `in 3 days`. */
export const formatShiftStart = (day: BookedDay, now: Instant): string =>
  hasBegun(day, now) ? `now, until ${day.end_time}` : inDays(todayAt(now), day.date)
