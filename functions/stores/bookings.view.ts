import { bookedDays, bookingPhase, bookingStatus, LOCUM_CANCELLED_TEXT } from '#shared/bookings/bookings.rules.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { totalsOf } from '#shared/bookings/pay.rules.ts'
import type { Side } from '#shared/kernel/caller.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'

/** The booking type that a party sees; a super admin sees what the practice does. */
export const bookingTypeOf = {
  professional: 'professional',
  practice: 'company',
  admin: 'company',
} as const satisfies Record<Side, Booking['booking_type']>

const reasonFor = ({ cancelled }: BookingState, party: Booking['booking_type']): string | undefined =>
  cancelled &&
  (cancelled.by === 'professional' && party === 'company'
    ? `${LOCUM_CANCELLED_TEXT}\n${cancelled.reason}`
    : cancelled.reason)

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
  const reason = reasonFor(booking, party)
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
    booking_dates_times: days.map(({ fee: dayFee, credits: dayCredits, ...day }) => ({
      ...day,
      ...(company && { fee: dayFee, credits: dayCredits }),
    })),
    status: bookingStatus(booking),
    ...(reason && { status_reason: reason }),
    phase: bookingPhase(booking, today),
    bookedBy: booking.bookedBy,
    // The system cancels for a deleted practice.
    ...(booking.cancelled && { cancelledBy: booking.cancelled.by === 'professional' ? 'professional' : 'company' }),
    notes: booking.notes,
    lunch: booking.lunch,
    company: withContact(booking, booking.company),
    professional: withContact(booking, booking.professional),
    totals: { hours, pay, ...(company && { fee, credits }) },
    createdAt: booking.createdAt,
  }
}
