import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { CallerParty } from '#shared/kernel/caller.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { SearchEntriesRepository } from '#functions/stores/search-entries.repository.ts'

export type ShownBookingDeps = {
  today: LocalDate
  companies: Pick<CompaniesRepository, 'get'>
  searchEntries: Pick<SearchEntriesRepository, 'getEntries'>
}

/**
 * A booking as one party reads it: with the practice's current address, how to arrive and both pictures, unless the
 * booking is cancelled.
 */
export const shownBooking = async (
  { today, companies, searchEntries }: ShownBookingDeps,
  booking: BookingState,
  party: CallerParty,
): Promise<Booking> => {
  const view = bookingView(booking, today, party)
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
