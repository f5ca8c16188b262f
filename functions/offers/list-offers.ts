import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { pagePeriodOf } from '#functions/platform/dynamo/query-page.ts'
import { offerForLocum } from '#functions/access/offer-for-locum.ts'
import { withMatches, type MatchRepositories } from '#functions/staffing/applicant-matches.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { candidateView, offerView, offerViewForPractice } from '#functions/stores/offers.view.ts'

type Deps = Pick<Context, 'now'> & { offers: OffersRepository }
type Contract = typeof offersContract

export const listCompanyOffers = async (
  { offers, now }: Deps,
  { params, query }: InputOf<Contract['listCompanyOffers']>,
): Promise<Page<Offer>> => {
  const { items, next } = await offers.listByCompany(params.id, pagePeriodOf(params, query))
  return { items: items.map((found) => offerViewForPractice(found, now)), nextToken: next }
}

type ApplicationsDeps = Deps & { blocksAndPools: BlocksAndPoolsRepository }

const applicationsOf = async (
  context: ApplicationsDeps,
  professional: UserId,
  { params, query }: Pick<InputOf<Contract['listMyApplications']>, 'params' | 'query'>,
): Promise<Page<Offer>> => {
  const [{ items, next }, { blockedBy }] = await Promise.all([
    context.offers.listByProfessional(professional, pagePeriodOf(params, query)),
    context.blocksAndPools.get(professional, 'eventual'),
  ])
  return {
    nextToken: next,
    items: items.map(({ offer, candidates }) =>
      offerView(offerForLocum(offer, candidates[0], blockedBy), candidates, context.now, professional),
    ),
  }
}

export const listMyApplications = (
  context: ApplicationsDeps & Pick<Context, 'caller'>,
  input: InputOf<Contract['listMyApplications']>,
): Promise<Page<Offer>> => applicationsOf(context, context.caller.account, input)

/** For a super admin. */
export const listApplicationsOfLocum = (
  context: ApplicationsDeps,
  input: InputOf<Contract['listApplicationsOfLocum']>,
): Promise<Page<Offer>> => applicationsOf(context, input.params.userId, input)

export const listApplications = async (
  context: Deps & MatchRepositories,
  { params: { offerId }, query }: InputOf<Contract['listApplications']>,
): Promise<Page<ShownCandidate>> => {
  const { offers, now } = context
  const [offer, { items, next }] = await Promise.all([
    offers.getOffer(offerId),
    offers.listApplications(offerId, query.NextToken, 'eventual'),
  ])
  if (!offer || offer.request || offer.deleted) return { items: [] }
  const views = items.map((application) => candidateView(offer, application, now))
  return { items: await withMatches(context, offer, items, views), nextToken: next }
}
