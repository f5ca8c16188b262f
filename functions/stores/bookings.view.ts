import {
  bookedDays,
  bookingPhase,
  bookingStatus,
  lastCancellation,
  LOCUM_CANCELLED_TEXT,
} from '#shared/bookings/bookings.rules.ts'
import type { Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import type { BookingState, Cancellation, StoredDay } from '#shared/bookings/bookings.state.ts'
import { ratesOf, totalsOf } from '#shared/bookings/pay.rules.ts'
import type { CallerParty } from '#shared/kernel/caller.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'

/** Who cancelled, in the API's words, where a practice is a company. The system cancels for a deleted practice. */
const cancelledBy = ({ by }: Cancellation) => (by === 'practice' || by === 'system' ? 'company' : by)

const reasonFor = ({ by, reason }: Cancellation, party: CallerParty): string =>
  by === 'professional' && party !== 'professional' ? `${LOCUM_CANCELLED_TEXT}\n${reason}` : reason

const dayView = ({ fee, credits, cancellation, ...day }: StoredDay, party: CallerParty): BookingDay => ({
  ...day,
  ...(party !== 'professional' && { fee, credits }),
  ...(cancellation && {
    cancelledBy: cancelledBy(cancellation),
    status_reason: cancellation.reason,
    cancelledAt: cancellation.at,
    ...(cancellation.undone && { undone: true }),
    ...(cancellation.onBehalf && { on_behalf: true }),
  }),
})

/** Contact details are for parties with a booking; cancelling all of it hides them again. */
const withContact = <P extends { contact: string; email: string }>(
  booking: BookingState,
  { contact, email, ...party }: P,
) => ({
  ...party,
  ...(bookingStatus(booking) === 'confirmed' && { contact, email }),
})

/** A booking as one party sees it; a super admin sees what the practice does. A locum sees neither fee nor credits. */
export const bookingView = (booking: BookingState, today: LocalDate, party: CallerParty): Booking => {
  const days = bookedDays(booking)
  const [first, last] = [days[0] as (typeof days)[number], days.at(-1) as (typeof days)[number]]
  const { hours, pay, fee, credits } = totalsOf(days)
  const cancellation = lastCancellation(booking)
  const isLocum = party === 'professional'
  return {
    id: booking.id,
    unique_booking_code: booking.id,
    accountid: booking.company.id,
    offerId: booking.offerId,
    booking_request_ref: booking.reference,
    booking_request_type: booking.requestType,
    booking_type: isLocum ? 'professional' : 'company',
    profession: booking.profession,
    practice_region: { province: booking.province, region: booking.region },
    start_date: first.date,
    end_date: last.date,
    start_time: first.start_time,
    end_time: first.end_time,
    booking_dates: days.filter((day) => !day.cancelled).map((day) => day.date),
    booking_dates_times: days.map((day) => dayView(day, party)),
    status: bookingStatus(booking),
    ...(cancellation && {
      status_reason: reasonFor(cancellation, party),
      cancelledBy: cancelledBy(cancellation),
    }),
    phase: bookingPhase(booking, today),
    bookedBy: booking.bookedBy,
    ...(booking.onBehalf && { on_behalf: true }),
    notes: booking.notes,
    ...(booking.notesOnBehalf && { notes_on_behalf: true }),
    skills: booking.skills,
    rates: ratesOf(days),
    request_dates: days.map(({ date, start_time, end_time }) => ({ date, start_time, end_time })),
    lunch: booking.lunch,
    company: withContact(booking, booking.company),
    professional: withContact(booking, booking.professional),
    totals: { hours, pay, ...(!isLocum && { fee, credits }) },
    createdAt: booking.createdAt,
    updatedAt: booking.updatedAt,
  }
}
