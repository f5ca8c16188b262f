import type { LocalDate } from '../../shared/kernel/dates.ts'
import type { DomainEvent } from '../../shared/kernel/events.ts'
import type { BookingId } from '../../shared/kernel/ids.ts'
import type { BookingsRepository } from '../bookings/bookings.repository.ts'
import type { OffersRepository } from '../offers/offers.repository.ts'

type Needs = { offers: OffersRepository; bookings: BookingsRepository }

/**
 * What a booking means for those who had asked for the same days: they went to somebody else, or they are open again.
 * Nothing of theirs changes (DESIGN 5: what stopped being live never revives by itself); they are told, one event each.
 */
export const otherApplicants = async (
  { offers, bookings }: Needs,
  type: 'application.passed-over' | 'application.reopened',
  bookingId: BookingId,
  dates: readonly LocalDate[],
): Promise<DomainEvent[]> => {
  const booking = await bookings.get(bookingId)
  const found = booking && (await offers.getWithRequests(booking.offerId))
  if (!found || found.offer.cancelled) return []
  return found.requests
    .filter((request) => request.professional.id !== booking.professional.id)
    .map((request) => ({ id: request.professional.id, asked: dates.filter((date) => request.dates.includes(date) && !request.dropped[date]) }))
    .filter(({ asked }) => asked.length > 0)
    .map(({ id, asked }) => ({
      type,
      subject: booking.offerId,
      data: { offerId: booking.offerId, companyName: booking.company.name, professionalId: id, profession: booking.profession, dates: asked },
    }))
}
