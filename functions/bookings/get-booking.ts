import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { shownBooking, type ShownBookingDeps } from '#functions/staffing/shown-booking.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'

type Deps = Pick<Context, 'caller'> & ShownBookingDeps & { bookings: BookingsRepository }
type Input = InputOf<(typeof bookingsContract)['getBooking']>

export const getBooking = async (context: Deps, { params }: Input): Promise<Booking> => {
  const booking = await context.bookings.get(params.bookingId)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  return shownBooking(context, booking, context.caller.party)
}
