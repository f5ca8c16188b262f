import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { DomainEvent } from '#shared/kernel/events.ts'
import type { BookingId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { datesOf, liveDates } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Needs = { offers: OffersRepository; bookings: BookingsRepository }

const dataOf = ({ id, company, terms }: OfferState, professionalId: UserId, dates: readonly LocalDate[]) => ({
  offerId: id,
  companyName: company.name,
  professionalId,
  profession: terms.profession,
  dates,
})

/**
 * What a booking means for those who had asked for the same days: they went to somebody else, or they are open again.
 * Nothing of theirs changes (DESIGN 5: what stopped being live never revives by itself); they are told, one event each.
 */
export async function* otherApplicants(
  { offers, bookings }: Needs,
  type: 'application.passed-over' | 'application.reopened',
  bookingId: BookingId,
  dates: readonly LocalDate[],
): AsyncGenerator<DomainEvent> {
  const booking = await bookings.get(bookingId)
  const offer = booking && (await offers.getOffer(booking.offerId))
  if (!offer || offer.cancelled || offer.request) return
  for await (const request of offers.everyApplication(offer.id)) {
    const { id } = request.professional
    const asked = dates.filter((date) => request.dates.includes(date) && !request.dropped[date])
    if (id !== booking.professional.id && asked.length > 0)
      yield { type, subject: offer.id, data: dataOf(offer, id, asked) }
  }
}

/** After an offer was cancelled: everyone whose application was waiting then is notified, one event each. */
export async function* applicantsOfCancelled(
  { offers }: Pick<Needs, 'offers'>,
  offerId: OfferId,
  at: Instant,
): AsyncGenerator<DomainEvent> {
  const offer = await offers.getOffer(offerId)
  if (!offer?.cancelled || offer.request) return
  const { cancelled, ...before } = offer
  for await (const request of offers.everyApplication(offerId)) {
    if (liveDates(before, request, at).length === 0) continue
    const data = { ...dataOf(offer, request.professional.id, datesOf(offer)), reason: cancelled.reason }
    yield { type: 'application.offer-cancelled', subject: offerId, data }
  }
}
