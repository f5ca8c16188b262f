import { DomainError } from '#shared/kernel/errors.ts'
import type { OfferId, UserId } from '#shared/kernel/ids.ts'
import { privateRequestOf } from '#shared/offers/offers.rules.ts'
import type { ApplicationState, OfferState } from '#shared/offers/offers.state.ts'
import type { OffersRepository } from './offers.repository.ts'

type Offers = Pick<OffersRepository, 'getOffer' | 'getRequest'>
type OfferAndRequest = { offer: OfferState; request: ApplicationState }

const readBoth = (offers: Offers, id: OfferId, professional: UserId) =>
  Promise.all([offers.getOffer(id), offers.getRequest(id, professional)])

/** A booking request, or a public offer with a professional's application. */
export const findOfferAndRequest = async (
  offers: Offers,
  id: OfferId,
  professional: UserId,
): Promise<OfferAndRequest | undefined> => {
  const [offer, application] = await readBoth(offers, id, professional)
  const request = (offer && privateRequestOf(offer)) ?? application
  return offer && request && { offer, request }
}

/** A public offer with a professional's application; throws if one of them is missing. */
export const readApplication = async (offers: Offers, id: OfferId, professional: UserId): Promise<OfferAndRequest> => {
  const [offer, request] = await readBoth(offers, id, professional)
  if (!offer || offer.request) throw new DomainError('OFFER_NOT_FOUND')
  if (!request) throw new DomainError('REQUEST_NOT_FOUND')
  return { offer, request }
}
