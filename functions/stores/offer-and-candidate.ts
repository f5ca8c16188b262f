import { DomainError } from '#shared/kernel/errors.ts'
import type { OfferId, UserId } from '#shared/kernel/ids.ts'
import { candidateOf } from '#shared/offers/offers.rules.ts'
import type { OfferAndCandidate, OfferState } from '#shared/offers/offers.state.ts'
import type { OffersRepository } from './offers.repository.ts'

type Offers = Pick<OffersRepository, 'getOffer' | 'getApplication'>

/** A booking request, or a public offer with a professional's application. */
export const findOfferAndCandidate = async (
  offers: Offers,
  id: OfferId,
  professional: UserId,
): Promise<OfferAndCandidate | undefined> => {
  const [offer, application] = await Promise.all([offers.getOffer(id), offers.getApplication(id, professional)])
  const candidate = (offer && candidateOf(offer)) ?? application
  return offer && candidate && { offer, candidate }
}

type PublicOffer = OfferState & { request?: never }

/** A public offer of its practice, which no longer finds a deleted one; throws if there is none. */
export const readPublicOffer = async (offers: Pick<Offers, 'getOffer'>, id: OfferId): Promise<PublicOffer> => {
  const offer = await offers.getOffer(id)
  if (!offer || offer.request || offer.deleted) throw new DomainError('OFFER_NOT_FOUND')
  return offer as PublicOffer
}

/** The same with a professional's application; throws if one of them is missing. */
export const readApplication = async (
  offers: Offers,
  id: OfferId,
  professional: UserId,
): Promise<OfferAndCandidate> => {
  const [offer, candidate] = await Promise.all([readPublicOffer(offers, id), offers.getApplication(id, professional)])
  if (!candidate) throw new DomainError('APPLICATION_NOT_FOUND')
  return { offer, candidate }
}
