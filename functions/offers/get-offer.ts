import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { OfferId, UserId } from '#shared/kernel/ids.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import { candidateOf } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { offerForLocum } from '#functions/access/offer-for-locum.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import type { MatchRepositories } from '#functions/staffing/applicant-matches.ts'
import { shownOffer } from '#functions/staffing/shown-offer.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { offerView } from '#functions/stores/offers.view.ts'

type Deps = Pick<Context, 'caller' | 'now'> &
  MatchRepositories & { offers: OffersRepository; blocksAndPools: Pick<BlocksAndPoolsRepository, 'get'> }
type Input = InputOf<(typeof offersContract)['getOffer']>

/** A locum sees only their own application. */
const viewForLocum = async (
  { offers, blocksAndPools, now }: Deps,
  id: OfferId,
  professional: UserId,
): Promise<Offer> => {
  const [stored, application, { blockedBy }] = await Promise.all([
    offers.getOffer(id),
    offers.getApplication(id, professional),
    blocksAndPools.get(professional, 'eventual'),
  ])
  if (!stored || (stored.deleted && !application)) throw new DomainError('OFFER_NOT_FOUND')
  const offer = offerForLocum(stored, application, blockedBy)
  return offerView(offer, [candidateOf(offer) ?? application ?? []].flat(), now, professional)
}

export const getOffer = async (context: Deps, { params }: Input): Promise<Offer> => {
  const { party, account } = context.caller
  if (party === 'professional') return viewForLocum(context, params.id, account)
  const found = await context.offers.getWithCandidates(params.id)
  if (!found || found.offer.deleted) throw new DomainError('OFFER_NOT_FOUND')
  return shownOffer(context, found)
}
