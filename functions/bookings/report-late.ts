import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import { bookingLifecycle } from '#shared/bookings/bookings.lifecycle.ts'
import { bookingStatus, lateFacts } from '#shared/bookings/bookings.rules.ts'
import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import { type BookingWriter, writeBooking } from '#functions/staffing/write-booking.ts'
import { shownBooking, type ShownBookingDeps } from '#functions/staffing/shown-booking.ts'

type Deps = Pick<Context, 'caller' | 'execute'> & BookingWriter & ShownBookingDeps
type Input = InputOf<(typeof bookingsContract)['reportLate']>

/** A new report replaces the one before; one of 0 minutes takes it back. */
export const reportLate = (context: Deps, { params, body: { date, minutes } }: Input): Promise<Booking> =>
  context.execute(async () => {
    const { caller, now, bookings } = context
    const booking = await bookings.get(params.bookingId)
    if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
    const day = booking.days[date]
    const step = { state: bookingStatus(booking), action: 'reportLate', facts: lateFacts(day, now) } as const
    const eventType = permit(caller, bookingLifecycle, step)
    if (!day) throw new DomainError('NOT_SHIFT_DAY')
    const { late: before, ...onTime } = day
    // Reported already, or nothing to take back: nobody is notified again.
    if (minutes === (before?.minutes ?? 0))
      return { writes: [], response: await shownBooking(context, booking, 'professional'), events: [] }
    const reported = minutes === 0 ? onTime : { ...day, late: { minutes, at: now } }
    const after = { ...booking, days: { ...booking.days, [date]: reported }, updatedAt: now }
    return {
      writes: writeBooking(context, booking, after),
      response: await shownBooking(context, after, 'professional'),
      events: [bookingEvent(eventType, after, day, minutes)],
    }
  })
