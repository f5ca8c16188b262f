import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import { bookingLifecycle } from '#shared/bookings/bookings.lifecycle.ts'
import {
  bookedDays,
  BOOKING_DELETED_REASON as reason,
  bookingStatus,
  cancelDays,
  deleteFacts,
} from '#shared/bookings/bookings.rules.ts'
import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CalendarRepositories } from '#functions/staffing/write-calendar.ts'
import { freeDays } from '#functions/staffing/free-days.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'today' | 'execute'> &
  CalendarRepositories & { offers: OffersRepository; bookings: BookingsRepository }
type Input = InputOf<(typeof bookingsContract)['deleteBooking']>

/** Frees what is still booked, as a cancellation that counts for nobody, and hides the booking. */
export const deleteBooking = (context: Deps, { params }: Input): Promise<Booking> =>
  context.execute(async () => {
    const { caller, now, today, bookings } = context
    const booking = await bookings.get(params.bookingId)
    if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
    const days = bookedDays(booking)
    const step = { state: bookingStatus(booking), action: 'delete', facts: deleteFacts(days, now) } as const
    const type = permit(caller, bookingLifecycle, step)
    const kept = days.filter((day) => !day.cancelled)
    const dates = kept.map(({ date }) => date)
    const after = { ...cancelDays(booking, dates, { by: 'admin', reason, at: now }), deleted: now }
    const drop = { actor: 'System', cause: 'booking-cancelled', reason, at: now } as const
    return {
      writes: [...(kept.length > 0 ? await freeDays(context, booking, kept, drop) : []), bookings.put(after)],
      response: bookingView(after, today, caller.party),
      events: [bookingEvent(type, booking, dates)],
    }
  })
