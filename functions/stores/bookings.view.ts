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
import type { Side } from '#shared/kernel/caller.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'

/** The booking type that a party sees; a super admin sees what the practice does. */
export const bookingTypeOf = {
  professional: 'professional',
  practice: 'company',
  admin: 'company',
} as const satisfies Record<Side, Booking['booking_type']>

/** Who cancelled, as both parties see it: the system cancels for a deleted practice. */
const cancelledBy = ({ by }: Cancellation) => (by === 'system' ? 'company' : by)

const reasonFor = ({ by, reason }: Cancellation, party: Booking['booking_type']): string =>
  by === 'professional' && party === 'company' ? `${LOCUM_CANCELLED_TEXT}\n${reason}` : reason

const dayView = ({ fee, credits, cancellation, ...day }: StoredDay, party: Booking['booking_type']): BookingDay => ({
  ...day,
  ...(party === 'company' && { fee, credits }),
  ...(cancellation && {
    cancelledBy: cancelledBy(cancellation),
    status_reason: cancellation.reason,
    cancelledAt: cancellation.at,
    ...(cancellation.undone && { undone: true }),
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

/** A booking as one party sees it. Fee and credits are for the practice only. */
export const bookingView = (booking: BookingState, today: LocalDate, side: Side): Booking => {
  const days = bookedDays(booking)
  const [first, last] = [days[0] as (typeof days)[number], days.at(-1) as (typeof days)[number]]
  const { hours, pay, fee, credits } = totalsOf(days)
  const party = bookingTypeOf[side]
  const cancellation = lastCancellation(booking)
  const company = party === 'company'
  return {
    id: booking.id,
    unique_booking_code: booking.id,
    accountid: booking.company.id,
    offerId: booking.offerId,
    booking_request_ref: booking.reference,
    booking_request_type: booking.requestType,
    booking_type: party,
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
    notes: booking.notes,
    skills: booking.skills,
    rates: ratesOf(days),
    request_dates: days.map(({ date, start_time, end_time }) => ({ date, start_time, end_time })),
    lunch: booking.lunch,
    company: withContact(booking, booking.company),
    professional: withContact(booking, booking.professional),
    totals: { hours, pay, ...(company && { fee, credits }) },
    createdAt: booking.createdAt,
    updatedAt: booking.updatedAt,
  }
}
