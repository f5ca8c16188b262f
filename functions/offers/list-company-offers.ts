import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { pagePeriodOf } from '#functions/platform/dynamo/query-page.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { practiceView } from '#functions/stores/offers.view.ts'

type Deps = Pick<Context, 'now'> & { offers: OffersRepository }
type Input = InputOf<(typeof offersContract)['listCompanyOffers']>

export const listCompanyOffers = async ({ offers, now }: Deps, { params, query }: Input): Promise<Page<Offer>> => {
  const { items, next } = await offers.listByCompany(params.companyId, pagePeriodOf(params, query))
  return { items: items.map((found) => practiceView(found, now)), nextToken: next }
}
