import type { Instant } from '#shared/kernel/dates.ts'
import type { OutputOf } from '#shared/kernel/define-contract.ts'
import { candidateOf, candidateStatus } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { isInTime } from '#shared/offers/response-window.rules.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import type { Context } from '#functions/platform/context.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'today'> & { offers: Pick<OffersRepository, 'listPending'> }
type Output = OutputOf<(typeof requestsContract)['countWaitingRequests']>

/** Not those whose time is over, nor those for which the practice has a suggested rate to answer. */
const awaitsLocum = (offer: OfferState, now: Instant): boolean => {
  const candidate = candidateOf(offer)
  return candidate !== undefined && candidateStatus(offer, candidate, now) === 'open' && isInTime(offer, now)
}

export const countWaitingRequests = async ({ caller, offers, now, today }: Deps): Promise<Output> => {
  const pending = await offers.listPending(caller.account, today)
  return { count: pending.filter((offer) => awaitsLocum(offer, now)).length }
}
