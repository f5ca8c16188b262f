import { compareStrings } from '#shared/kernel/compare.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { arePast, hasBegun, hasEnded } from '#shared/kernel/shift.ts'
import type { BookingFacts } from './bookings.lifecycle.ts'
import type { BookedDay, Booking } from './bookings.schema.ts'
import type { BookingState } from './bookings.state.ts'

/** DESIGN 12.19: shown to the practice above the locum's own reason. */
export const LOCUM_CANCELLED_TEXT = 'The locum has cancelled this booking.'

export const bookedDays = (booking: Pick<BookingState, 'days'>): BookedDay[] =>
  Object.values(booking.days).sort((a, b) => compareStrings(a.date, b.date))

const activeDates = (booking: BookingState): LocalDate[] =>
  bookedDays(booking)
    .filter((day) => !day.cancelled)
    .map((day) => day.date)

/** Cancelled if every day is cancelled; days that have started keep it confirmed (DESIGN 5). */
export const bookingStatus = (booking: BookingState): 'confirmed' | 'cancelled' =>
  activeDates(booking).length === 0 ? 'cancelled' : 'confirmed'

/** Whether the booking is shown to its practice rather than its locum. */
export const isForPractice = ({ booking_type }: Pick<Booking, 'booking_type'>): boolean => booking_type === 'company'

/** Past if the last shift ended before today, upcoming if none has a date before today, otherwise running. */
export const bookingPhase = (booking: BookingState, today: LocalDate): 'upcoming' | 'running' | 'past' => {
  const days = bookedDays(booking)
  if (arePast(days, today)) return 'past'
  return days.every(({ date }) => date >= today) ? 'upcoming' : 'running'
}

/** The days that a cancellation frees: not cancelled and not started yet. */
export const cancellableDays = (booking: BookingState, now: Instant): BookedDay[] =>
  bookedDays(booking).filter((day) => !day.cancelled && !hasBegun(day, now))

/** The facts that decide whether a booking can be cancelled, for the server and the site. */
export const cancelFacts = (days: readonly BookedDay[], now: Instant): BookingFacts => {
  const kept = days.filter((day) => !day.cancelled)
  return { ended: kept.every((day) => hasEnded(day, now)), daysAhead: kept.some((day) => !hasBegun(day, now)) }
}

/** The booking with the given days cancelled. */
export const cancelDays = (
  booking: BookingState,
  dates: readonly LocalDate[],
  cancelled: NonNullable<BookingState['cancelled']>,
): BookingState => ({
  ...booking,
  days: Object.fromEntries(
    Object.entries(booking.days).map(([date, day]) => [date, dates.includes(date) ? { ...day, cancelled: true } : day]),
  ),
  cancelled,
})
