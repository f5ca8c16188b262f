import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'

type Deps = Pick<Context, 'caller' | 'today'> & {
  bookings: BookingsRepository
  companies: Pick<CompaniesRepository, 'get'>
}
type Input = InputOf<(typeof bookingsContract)['getBooking']>

/** With the practice's current address, unless the booking is cancelled. */
export const getBooking = async (context: Deps, { params }: Input): Promise<Booking> => {
  const booking = await context.bookings.get(params.bookingId)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  const view = bookingView(booking, context.today, context.caller.side)
  const address = view.status === 'confirmed' ? (await context.companies.get(booking.company.id))?.address : undefined
  return { ...view, company: { ...view.company, address } }
}
