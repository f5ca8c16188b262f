import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import { bookingLifecycle } from '#shared/bookings/bookings.lifecycle.ts'
import { bookedDays, bookingStatus, changeFacts } from '#shared/bookings/bookings.rules.ts'
import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Context } from '#functions/platform/context.ts'
import { eventTypeOf } from '#functions/platform/event-type.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'today' | 'execute'> & { bookings: BookingsRepository }
type Input = InputOf<(typeof bookingsContract)['updateBooking']>

export const updateBooking = (context: Deps, { params, body: { booking: changed } }: Input): Promise<Booking> =>
  context.execute(async () => {
    const { caller, now, today, bookings } = context
    const booking = await bookings.get(params.bookingId)
    if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
    const facts = changeFacts(bookedDays(booking), now)
    const type = eventTypeOf(caller, bookingLifecycle, { state: bookingStatus(booking), action: 'changeNotes', facts })
    const after = { ...booking, notes: changed.notes, updatedAt: now }
    return {
      writes: [bookings.put(after)],
      response: bookingView(after, today, caller.side),
      events: [bookingEvent(type, after, caller.side === 'admin' ? 'admin' : 'company')],
    }
  })
