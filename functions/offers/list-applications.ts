import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import type { Application } from '#shared/offers/applications.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { withMatches, type MatchRepositories } from '#functions/staffing/applicant-matches.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { candidateView } from '#functions/stores/offers.view.ts'

type Deps = Pick<Context, 'now'> & MatchRepositories & { offers: OffersRepository }
type Input = InputOf<(typeof offersContract)['listApplications']>

export const listApplications = async (
  context: Deps,
  { params: { offerId }, query }: Input,
): Promise<Page<Application>> => {
  const { offers, now } = context
  const [offer, { items, next }] = await Promise.all([
    offers.getOffer(offerId),
    offers.listApplications(offerId, query.NextToken, 'eventual'),
  ])
  if (!offer || offer.request || offer.deleted) return { items: [] }
  const views = items.map((application) => candidateView(offer, application, now))
  return { items: await withMatches(context, offer, items, views), nextToken: next }
}
