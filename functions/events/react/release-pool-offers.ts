import { addDays, MAX_DAYS_AHEAD, todayAt } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId, PoolId } from '#shared/kernel/ids.ts'
import { releaseOffer } from '#functions/staffing/release-offer.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { contextFrom, ignoreAlreadyDone, type Cause } from './command-context.ts'

type Deps = { db: Db; commandsTable: string; offers: OffersRepository }

const releaseOne = (deps: Deps, id: OfferId, pool: PoolId, cause: Cause): Promise<unknown> => {
  const context = contextFrom(deps, 'release-pool-offers', cause, `${cause.origin}#${id}`)
  return context
    .execute(async () => {
      const offer = await deps.offers.getOffer(id)
      const nothing = { writes: [], events: [] }
      return { response: {}, ...(offer?.pool?.id === pool ? releaseOffer(deps.offers, offer, cause.at) : nothing) }
    })
    .catch(ignoreAlreadyDone)
}

/** After a pool was deleted: no locum could see the offers that it was to see first, so all may see them now. */
export const releasePoolOffers = async (deps: Deps, pool: PoolId, company: CompanyId, cause: Cause): Promise<void> => {
  const today = todayAt(cause.at)
  for await (const { offer } of deps.offers.eachOfCompany(company, today, addDays(today, MAX_DAYS_AHEAD + 1)))
    if (offer.pool?.id === pool) await releaseOne(deps, offer.id, pool, cause)
}
