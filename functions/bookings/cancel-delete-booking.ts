import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import { bookingLifecycle } from '#shared/bookings/bookings.lifecycle.ts'
import { bookedDays, bookingStatus, cancelDays, deletedReason, deleteFacts } from '#shared/bookings/bookings.rules.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CalendarRepositories } from '#functions/staffing/write-calendar.ts'
import { type BookingWriter, writeBooking } from '#functions/staffing/write-booking.ts'
import { shownBooking, type ShownBookingDeps } from '#functions/staffing/shown-booking.ts'
import { cancelBookingDays } from '#functions/staffing/cancel-booking-days.ts'
import { endingBy } from '#functions/staffing/ending.ts'
import type { Context } from '#functions/platform/context.ts'
import { correctCredits } from '#functions/ledger/credits.ts'
import type { LedgerDeps } from '#functions/ledger/write-entries.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { freeDays } from '#functions/staffing/free-days.ts'
import { permit } from '#functions/platform/permit.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'

type Contract = typeof bookingsContract

type Deps = Pick<Context, 'caller' | 'today' | 'execute'> &
  BookingWriter &
  CalendarRepositories &
  ShownBookingDeps & { offers: OffersRepository }
type DeleteDeps = Deps & LedgerDeps

export const cancelBooking = (context: Deps, { params, body }: InputOf<Contract['cancelBooking']>): Promise<Booking> =>
  cancelBookingDays(
    context,
    { id: params.bookingId, partyId: params.accountId, dates: body.dates },
    endingBy(context.caller, body.status_reason),
    (after) => shownBooking(context, after, context.caller.party),
  )

/** Frees what is still booked, as a cancellation that counts for nobody, and hides the booking. */
export const deleteBooking = (context: DeleteDeps, { params }: InputOf<Contract['deleteBooking']>): Promise<Booking> =>
  context.execute(async () => {
    const { caller, now, today, bookings } = context
    const booking = await bookings.get(params.bookingId)
    if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
    const days = bookedDays(booking)
    const step = { state: bookingStatus(booking), action: 'delete', facts: deleteFacts(days, now) } as const
    const eventType = permit(caller, bookingLifecycle, step)
    const kept = days.filter((day) => !day.cancelled)
    const reason = deletedReason(days, now)
    const dates = kept.map(({ date }) => date)
    const after = { ...cancelDays(booking, dates, { by: 'admin', reason, at: now }), deleted: now }
    const drop = { actor: 'System', cause: 'booking-cancelled', reason, at: now } as const
    const credited = await correctCredits(context, booking, after)
    return {
      writes: [
        ...(kept.length > 0 ? await freeDays(context, booking, kept, drop) : []),
        ...writeBooking(context, booking, credited.booking),
        ...credited.writes,
      ],
      response: bookingView(after, today, caller.party),
      events: [bookingEvent(eventType, booking, dates), ...credited.events],
    }
  })
