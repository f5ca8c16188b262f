import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import { bookingLifecycle } from '#shared/bookings/bookings.lifecycle.ts'
import {
  bookedDays,
  bookingStatus,
  cancelDays,
  isLocumsDecision,
  partyIdOf,
  undoFacts,
} from '#shared/bookings/bookings.rules.ts'
import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { partyOf, roleByParty, supportedParty } from '#shared/kernel/caller.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CalendarRepositories } from '#functions/staffing/write-calendar.ts'
import { type BookingWriter, writeBooking } from '#functions/staffing/write-booking.ts'
import { freeCalendar } from '#functions/staffing/free-days.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { SentRequestsRepository } from '#functions/stores/sent-requests.repository.ts'
import { undoneOffers } from './undone-offers.ts'

type Deps = Pick<Context, 'caller' | 'today' | 'execute'> &
  BookingWriter &
  CalendarRepositories & { offers: OffersRepository; sentRequests: SentRequestsRepository }
type Input = InputOf<(typeof bookingsContract)['undoBooking']>

/**
 * Withdraws a confirmation made by mistake: its days are freed as by a cancellation, but no record counts it. What it
 * ended counts again: here on its offer, elsewhere by what follows from the event.
 */
export const undoBooking = (context: Deps, { params, body }: Input): Promise<Booking> =>
  context.execute(async () => {
    const { caller, now, today, bookings } = context
    const booking = await bookings.get(params.bookingId)
    const party = partyOf(caller)
    if (!booking || params.accountId !== partyIdOf(booking, party)) throw new DomainError('BOOKING_NOT_FOUND')
    const kept = bookedDays(booking).filter((day) => !day.cancelled)
    const eventType = permit(caller, bookingLifecycle, {
      state: bookingStatus(booking),
      action: 'undo',
      facts: undoFacts(kept, booking, now),
    })
    const { status_reason: reason } = body
    const dates = kept.map(({ date }) => date)
    const onBehalf = supportedParty(caller) && { onBehalf: true as const }
    const after = cancelDays(booking, dates, { by: party, reason, at: now, undone: true, ...onBehalf })
    const drop = { actor: roleByParty[party], cause: 'booking-cancelled', reason, at: now } as const
    const takesBack = isLocumsDecision(booking) === (party === 'professional')
    const { writes, pending, reopened } = await undoneOffers(context, { booking, dates, drop, takesBack })
    return {
      writes: [...writes, ...(await freeCalendar(context, booking, kept)), ...writeBooking(context, booking, after)],
      response: bookingView(after, today, party),
      events: [bookingEvent(eventType, booking, dates, { by: party, reason, pending, reopened })],
    }
  })
