import { addDays, hasCome, type Instant, type LocalDate } from '../kernel/dates.ts'
import type { RequestDate } from '../offers/offers.schema.ts'
import type { BookedDay, Booking } from './bookings.schema.ts'
import type { BookingState } from './bookings.state.ts'

/** DESIGN 12.19: what the practice reads above the locum's own reason. */
export const LOCUM_CANCELLED = 'The locum has cancelled this booking.'

export const bookedDays = (booking: Pick<BookingState, 'days'>): BookedDay[] =>
  Object.values(booking.days).sort((a, b) => a.date.localeCompare(b.date))

const keptDates = (booking: BookingState): LocalDate[] => bookedDays(booking).filter((day) => !day.cancelled).map((day) => day.date)

/** A booking whose every day was cancelled is cancelled; begun days keep it confirmed (DESIGN 5). */
export const bookingStatus = (booking: BookingState): 'confirmed' | 'cancelled' => (keptDates(booking).length === 0 ? 'cancelled' : 'confirmed')

/** A booking comes as its practice sees it, or as its locum does. */
export const isPractice = ({ booking_type }: Pick<Booking, 'booking_type'>): boolean => booking_type === 'company'

/** First date ahead: upcoming; last date behind: past; else it is running. */
export const bookingPhase = (booking: BookingState, today: LocalDate): 'upcoming' | 'running' | 'past' => {
  const dates = bookedDays(booking).map((day) => day.date)
  const [first = today, last = today] = [dates[0], dates.at(-1)]
  return first >= today ? 'upcoming' : last < today ? 'past' : 'running'
}

/** Whether a shift has begun at an instant, in South African time. */
export const hasBegun = ({ date, start_time }: RequestDate, now: Instant): boolean => hasCome(date, start_time, now)

/** The days that a cancellation frees: kept and not yet begun. */
export const daysToFree = (booking: BookingState, now: Instant): BookedDay[] =>
  bookedDays(booking).filter((day) => !day.cancelled && !hasBegun(day, now))

/** A booking whose given days are cancelled. */
export const cancelDays = (booking: BookingState, dates: readonly LocalDate[], cancelled: NonNullable<BookingState['cancelled']>): BookingState => ({
  ...booking,
  days: Object.fromEntries(Object.entries(booking.days).map(([date, day]) => [date, dates.includes(date) ? { ...day, cancelled: true } : day])),
  cancelled,
})

/** The last day on which anything of a shift happens; an overnight shift ends on the next. */
export const lastDayOf = ({ date, start_time, end_time }: RequestDate): LocalDate => (end_time > start_time ? date : addDays(date, 1))
