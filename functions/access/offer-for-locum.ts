import { offerForBlockedLocum } from '#shared/offers/offer-for-blocked-locum.rules.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import type { BlocksAndPools } from '#functions/stores/blocks-and-pools.repository.ts'
import { poolKeyOf } from '#functions/stores/pools.repository.ts'

/** Whether a public offer is there for a locum who has not applied for it. */
export const isOpenTo = (
  { company, pool }: Pick<OfferState, 'company' | 'pool'>,
  { blockedBy, pools }: Pick<BlocksAndPools, 'blockedBy' | 'pools'>,
): boolean => !blockedBy.has(company.id) && (!pool || pools.has(poolKeyOf(company.id, pool.id)))

/** A blocked locum keeps what they had with the practice, but nothing of it is open to them any more. */
export const offerForLocum = (
  offer: OfferState,
  application: Candidate | undefined,
  blockedBy: BlocksAndPools['blockedBy'],
): OfferState => (blockedBy.has(offer.company.id) && !offer.request ? offerForBlockedLocum(offer, application) : offer)
