import type { Party } from '#shared/kernel/caller.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import { todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { arePast, hasBegun, hasEnded, minutesUntil } from '#shared/kernel/shift.ts'
import type { BookingFacts, ChangeNotesFacts, DeleteBookingFacts, LateFacts, UndoFacts } from './bookings.lifecycle.ts'
import type { BookedDay, Booking } from './bookings.schema.ts'
import type { BookingState, Cancellation, StoredDay } from './bookings.state.ts'

/** How many days back cancellations count in a party's record. */
export const RECORD_DAYS = 365

/** DESIGN 12.19: shown to the practice above the locum's own reason. */
export const LOCUM_CANCELLED_TEXT = 'The locum has cancelled this booking.'

export const bookedDays = (booking: Pick<BookingState, 'days'>): StoredDay[] =>
  Object.values(booking.days).sort((a, b) => compareStrings(a.date, b.date))

const activeDates = (booking: Pick<BookingState, 'days'>): LocalDate[] =>
  bookedDays(booking)
    .filter((day) => !day.cancelled)
    .map((day) => day.date)

export const partyIdOf = ({ company, professional }: BookingState, party: Party): CompanyId | UserId =>
  party === 'practice' ? company.id : professional.id

/** Cancelled if every day is cancelled; days that have started keep it confirmed (DESIGN 5). */
export const bookingStatus = (booking: BookingState): 'confirmed' | 'cancelled' =>
  activeDates(booking).length === 0 ? 'cancelled' : 'confirmed'

/** Whether the booking is shown to its practice rather than its locum. */
export const isForPractice = ({ booking_type }: Pick<Booking, 'booking_type'>): boolean => booking_type === 'company'

/** The party that the booking is shown to. */
export const partyOfBooking = (booking: Pick<Booking, 'booking_type'>): Party =>
  isForPractice(booking) ? 'practice' : 'professional'

/** Past if the last shift ended before today, upcoming if none has a date before today, otherwise running. */
export const bookingPhase = (booking: BookingState, today: LocalDate): 'upcoming' | 'running' | 'past' => {
  const days = bookedDays(booking)
  if (arePast(days, today)) return 'past'
  return days.every(({ date }) => date >= today) ? 'upcoming' : 'running'
}

/** The days that can be cancelled: not cancelled and not started yet. */
export const cancellableDays = <Day extends BookedDay>(days: readonly Day[], now: Instant): Day[] =>
  days.filter((day) => !day.cancelled && !hasBegun(day, now))

/** The days that a super admin can change: those that can be cancelled, and those that have ended. */
export const correctableDays = <Day extends BookedDay>(days: readonly Day[], now: Instant): Day[] =>
  days.filter((day) => !day.cancelled && (!hasBegun(day, now) || hasEnded(day, now)))

/** The facts that decide whether days of a booking can be cancelled, for the server and the site. */
export const cancelFacts = (days: readonly BookedDay[], now: Instant, dates?: readonly LocalDate[]): BookingFacts => {
  const kept = days.filter((day) => !day.cancelled)
  const ahead = cancellableDays(kept, now).map(({ date }) => date)
  return {
    ended: kept.every((day) => hasEnded(day, now)),
    daysAhead: ahead.length > 0,
    datesAhead: (dates ?? ahead).every((date) => ahead.includes(date)),
  }
}

/** For how long after it was made a booking can be undone, and how far away its first shift has to be. */
export const UNDO_MINUTES = 30
const UNDO_MIN_MINUTES_AHEAD = 24 * 60

/** The facts that decide whether a confirmation can be undone, for the server and the site. */
export const undoFacts = (
  days: readonly BookedDay[],
  { createdAt, updatedAt }: Pick<Booking, 'createdAt' | 'updatedAt'>,
  now: Instant,
): UndoFacts => ({
  justConfirmed: Date.parse(now) - Date.parse(createdAt) <= UNDO_MINUTES * 60_000,
  unchanged: updatedAt === createdAt,
  farAhead: days.every((day) => minutesUntil(day, now) > UNDO_MIN_MINUTES_AHEAD),
})

/** Whose decision made a booking: the locum's on a request, otherwise the practice's or a super admin's. */
export const isLocumsDecision = ({ bookedBy, professional }: Pick<Booking, 'bookedBy' | 'professional'>): boolean =>
  bookedBy === professional.id

/** The facts that decide whether a booking's notes can be changed, for the server and the site. */
export const changeNotesFacts = (days: readonly BookedDay[], now: Instant): ChangeNotesFacts => ({
  ended: days.every((day) => day.cancelled || hasEnded(day, now)),
})

/** Why a deleted booking is no longer there, as its application or request says. */
export const deletedReason = (days: readonly BookedDay[], now: Instant): string =>
  days.some((day) => !day.cancelled && hasEnded(day, now))
    ? 'This booking did not take place and has been deleted.'
    : 'This booking was made by mistake and has been deleted.'

/** The facts that decide whether a booking can be deleted, for the server and the site. */
export const deleteFacts = (days: readonly BookedDay[], now: Instant): DeleteBookingFacts => ({
  notRunning:
    days.every((day) => day.cancelled || !hasBegun(day, now)) ||
    days.every((day) => day.cancelled || hasEnded(day, now)),
})

/** The facts that decide whether a locum can say that they are running late, for the server and the site. */
export const lateFacts = (day: BookedDay | undefined, now: Instant): LateFacts => ({
  shiftToday: day !== undefined && !day.cancelled && day.date === todayAt(now) && !hasEnded(day, now),
})

/** The booking with the given days cancelled. */
export const cancelDays = (
  booking: BookingState,
  dates: readonly LocalDate[],
  cancellation: Cancellation,
): BookingState => ({
  ...booking,
  days: Object.fromEntries(
    Object.entries(booking.days).map(([date, day]) => [
      date,
      dates.includes(date) ? { ...day, cancelled: true, cancellation } : day,
    ]),
  ),
  updatedAt: cancellation.at,
})

/** The last time that days were cancelled. */
export const lastCancellation = (booking: Pick<BookingState, 'days'>): Cancellation | undefined =>
  bookedDays(booking)
    .flatMap(({ cancellation }) => cancellation ?? [])
    .toSorted((a, b) => compareStrings(a.at, b.at))
    .at(-1)
