import { bookingLifecycle } from '#shared/bookings/bookings.lifecycle.ts'
import {
  bookedDays,
  bookingStatus,
  cancelDays,
  cancelFacts,
  cancellableDays,
  partyIdOf,
} from '#shared/bookings/bookings.rules.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { BookingId, CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Drop } from '#shared/offers/offers.state.ts'
import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import { type BookingWriter, writeBooking } from './write-booking.ts'
import type { CalendarRepositories } from './write-calendar.ts'
import type { Ending } from './ending.ts'
import { freeDays } from './free-days.ts'

type Deps = Pick<Context, 'today' | 'execute'> & BookingWriter & CalendarRepositories & { offers: OffersRepository }
/** Days of a booking of this party; for anyone else it is not found. Without dates, all that have not started. */
type PartyBooking = { id: BookingId; partyId: UserId | CompanyId; dates?: readonly LocalDate[] | undefined }

/**
 * Cancels days of a booking for one of its parties. They are freed and, on a public offer, open again. `show` makes the
 * response.
 */
export const cancelBookingDays = <T>(
  context: Deps,
  { id, partyId, dates: chosen }: PartyBooking,
  { onBehalfOf, actor, reason, supported }: Ending,
  show: (after: BookingState) => T | Promise<T>,
): Promise<T> =>
  context.execute(async () => {
    const booking = await context.bookings.get(id)
    const cancelledBy = actor === 'System' ? 'system' : onBehalfOf
    if (!booking || partyId !== partyIdOf(booking, onBehalfOf)) throw new DomainError('BOOKING_NOT_FOUND')
    const days = bookedDays(booking)
    const freed = cancellableDays(days, context.now).filter(({ date }) => chosen?.includes(date) ?? true)
    const eventType = permit(actor, bookingLifecycle, {
      state: bookingStatus(booking),
      action: 'cancel',
      facts: cancelFacts(days, context.now, chosen),
    })
    const dates = freed.map((day) => day.date)
    const drop: Drop = { actor, cause: 'booking-cancelled', reason, at: context.now }
    const onBehalf = supported && { onBehalf: true as const }
    const after = cancelDays(booking, dates, { by: cancelledBy, reason, at: context.now, ...onBehalf })
    return {
      writes: [
        ...(await freeDays(context, booking, freed, drop)),
        ...writeBooking(context, booking, after),
        // What the system does is in no party's record.
        ...(actor === 'System' ? [] : [context.bookings.recordCancellation(partyId, id, dates, context.now)]),
      ],
      response: await show(after),
      events: [bookingEvent(eventType, after, dates, { by: cancelledBy, reason })],
    }
  })
