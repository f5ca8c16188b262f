import type { LocalDate } from '../../shared/kernel/dates.ts'
import type { DomainEvent } from '../../shared/kernel/events.ts'
import type { BookingId } from '../../shared/kernel/ids.ts'
import type { BookingsRepository } from '../bookings/bookings.repository.ts'
import type { OffersRepository } from '../offers/offers.repository.ts'

/** One event for each other applicant who had asked for a day that a booking has taken: nothing changes for them, they are told. */
export const passedOverApplicants = async (
  { offers, bookings }: { offers: OffersRepository; bookings: BookingsRepository },
  bookingId: BookingId,
): Promise<DomainEvent[]> => {
  const booking = await bookings.get(bookingId)
  const found = booking && (await offers.getWithRequests(booking.offerId))
  if (!found) return []
  const taken = (dates: readonly LocalDate[], dropped: object) => dates.filter((date) => booking.days[date] && !(date in dropped))
  return found.requests
    .filter((request) => request.professional.id !== booking.professional.id)
    .map((request) => ({ id: request.professional.id, dates: taken(request.dates, request.dropped) }))
    .filter(({ dates }) => dates.length > 0)
    .map(({ id, dates }) => ({
      type: 'application.passed-over',
      subject: booking.offerId,
      data: { offerId: booking.offerId, companyName: booking.company.name, professionalId: id, profession: booking.profession, dates },
    }))
}
