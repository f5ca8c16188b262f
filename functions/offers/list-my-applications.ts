import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { pagePeriodOf } from '#functions/platform/dynamo/query-page.ts'
import { seenOffer } from '#functions/access/seen-offer.ts'
import type { ListedRepository } from '#functions/stores/listed.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { offerView } from '#functions/stores/offers.view.ts'

type Deps = Pick<Context, 'caller' | 'now'> & { offers: OffersRepository; listed: ListedRepository }
type Input = InputOf<(typeof offersContract)['listMyApplications']>

export const listMyApplications = async (context: Deps, { params, query }: Input): Promise<Page<Offer>> => {
  const professional = context.caller.account
  const [{ items, next }, lists] = await Promise.all([
    context.offers.listByProfessional(professional, pagePeriodOf(params, query)),
    context.listed.get(professional, 'eventual'),
  ])
  return {
    nextToken: next,
    items: items.map(({ offer, candidates: applications }) =>
      offerView(seenOffer(offer, applications[0], lists), applications, context.now, { professional }),
    ),
  }
}
