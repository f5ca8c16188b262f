import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import type { SearchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'

type Deps = Pick<Context, 'caller' | 'today'> & {
  bookings: BookingsRepository
  companies: Pick<CompaniesRepository, 'get'>
  searchEntries: Pick<SearchEntriesRepository, 'getEntries'>
}
type Input = InputOf<(typeof bookingsContract)['getBooking']>

/** With the practice's current address, how to arrive and both pictures, unless the booking is cancelled. */
export const getBooking = async (context: Deps, { params }: Input): Promise<Booking> => {
  const { bookings, companies, searchEntries } = context
  const booking = await bookings.get(params.bookingId)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  const view = bookingView(booking, context.today, context.caller.side)
  if (view.status !== 'confirmed') return view
  const { company, professional } = view
  const [practice, entries] = await Promise.all([
    companies.get(company.id),
    searchEntries.getEntries([professional.id]),
  ])
  return {
    ...view,
    company: {
      ...company,
      address: practice?.address,
      arrival: practice?.arrival,
      logo_file: practice?.files.logo?.id,
    },
    professional: { ...professional, avatar_file: entries.get(professional.id)?.avatar_file },
  }
}
