import { closedOffer } from '#shared/offers/closed-offer.rules.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import type { Listed } from '#functions/stores/listed.repository.ts'
import { poolKeyOf } from '#functions/stores/pools.repository.ts'

type Lists = Pick<Listed, 'blockedBy' | 'pools'>

/** Whether a public offer is there for a locum who has not applied for it. */
export const isOpenTo = (
  { company, pool }: Pick<OfferState, 'company' | 'pool'>,
  { blockedBy, pools }: Lists,
): boolean => !blockedBy.has(company.id) && (!pool || pools.has(poolKeyOf(company.id, pool.id)))

/** A blocked locum keeps what they had with the practice, but nothing of it is open to them any more. */
export const seenOffer = (
  offer: OfferState,
  application: Candidate | undefined,
  { blockedBy }: Pick<Listed, 'blockedBy'>,
): OfferState => (blockedBy.has(offer.company.id) && !offer.request ? closedOffer(offer, application) : offer)
