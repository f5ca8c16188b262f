import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, invalidField } from '#shared/kernel/errors.ts'
import { pickEditable } from '#shared/offers/changed-fields.rules.ts'
import { termsOf } from '#shared/offers/edit-offer.rules.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import { offerEvent } from '#shared/offers/offers.events.ts'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { scheduleRelease } from '#functions/staffing/release-offer.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { LimitLocksRepository } from '#functions/stores/limit-locks.repository.ts'
import type { PoolsRepository } from '#functions/stores/pools.repository.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { deadlineWithin } from '#shared/offers/response-window.rules.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { offerView } from '#functions/stores/offers.view.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import { reserveOpenOffers } from '#functions/checks/check-quotas.ts'
import { checkDates, checkMarket, newOffer } from '#functions/staffing/new-offer.ts'

type Deps = Context & {
  companies: CompaniesRepository
  offers: OffersRepository
  options: OptionsRepository
  pools: PoolsRepository
  limitLocks: LimitLocksRepository
  agenda: AgendaRepository
}
type Input = InputOf<(typeof offersContract)['postOffer']>

/** A pool sees an offer first, but never until after its first shift has begun. */
const checkedPool = async ({ pools, now }: Deps, { body }: Input): Promise<Pick<OfferState, 'pool'>> => {
  const { accountid, pool: id, poolHours, request_dates } = body
  if (id === undefined && poolHours === undefined) return {}
  if (id === undefined) throw invalidField('pool', 'Choose a pool')
  if (poolHours === undefined) throw invalidField('poolHours', 'Choose for how many hours')
  if (!(await pools.get(accountid, id))) throw new DomainError('POOL_NOT_FOUND')
  return { pool: { id, until: deadlineWithin(poolHours, request_dates, now) } }
}

export const postOffer = (context: Deps, input: Input): Promise<Offer> =>
  context.execute(async () => {
    const { body } = input
    checkDates(body.request_dates, context)
    await checkMarket(context, body)
    const company = await context.companies.get(body.accountid)
    if (!company) throw new DomainError('COMPANY_NOT_FOUND')
    const locks = await reserveOpenOffers(context, company.id, { newDays: body.request_dates.length, newOffers: 1 })
    const eventType = permit(context.caller, offerLifecycle, { state: 'none', action: 'post', facts: {} })
    const terms = termsOf(pickEditable(body))
    const pool = await checkedPool(context, input)
    const offer: OfferState = { ...newOffer(context, company, body.request_dates, terms), ...pool }
    return {
      writes: [context.offers.putOffer(offer), ...locks, ...scheduleRelease(context, offer)],
      response: offerView(offer, [], context.now, 'practice'),
      events: [offerEvent(eventType, offer)],
      madeId: offer.id,
    }
  })
