import { hasWords } from '#shared/kernel/folded-text.ts'
import { bookingStatus } from './bookings.rules.ts'
import type { BookingSearch } from './bookings.schema.ts'
import type { BookingState } from './bookings.state.ts'

type Filters = Omit<BookingSearch, 'start' | 'end' | 'NextToken' | 'order'>

/** Whether a search filters what it reads, besides by its practice or its locum. */
export const hasFilters = ({ q, status, profession, location, companyId, professionalId }: Filters): boolean =>
  [q, status, profession, location, companyId && professionalId].some(Boolean)

const parties = ['company', 'professional'] as const

/** Whether a code or a party's name is meant: a code is whole, of a name a part is enough. */
export const isCalled = (
  booking: BookingState,
  q: string,
  of: readonly (typeof parties)[number][] = parties,
): boolean =>
  [booking.id, booking.reference].includes(q.toUpperCase()) || of.some((party) => hasWords(booking[party].name, q))

/** Whether a booking meets every filter of a search. */
export const isFoundBy = (booking: BookingState, filters: Filters): boolean => {
  const { q, status, profession, location, companyId, professionalId } = filters
  return (
    (!q || isCalled(booking, q)) &&
    (!status || bookingStatus(booking) === status) &&
    (!profession || booking.profession === profession) &&
    (!location || `${booking.province},${booking.region}` === location) &&
    (!companyId || booking.company.id === companyId) &&
    (!professionalId || booking.professional.id === professionalId)
  )
}
