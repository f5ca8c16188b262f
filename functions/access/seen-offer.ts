import { closedOffer } from '#shared/offers/closed-offer.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { Listed } from '#functions/stores/listed.repository.ts'

/** A blocked locum keeps what they had with the practice, but nothing of it is open to them any more. */
export const seenOffer = (offer: OfferState, { blockedBy }: Pick<Listed, 'blockedBy'>): OfferState =>
  blockedBy.has(offer.company.id) && !offer.request ? closedOffer(offer) : offer
