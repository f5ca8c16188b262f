import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { OfferId, UserId } from '#shared/kernel/ids.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import { anyDatesFacts } from '#shared/offers/action-facts.rules.ts'
import { rejected } from '#shared/offers/application-changes.rules.ts'
import { applicationEvent } from '#shared/offers/applications.events.ts'
import { applicationLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { requestStatus } from '#shared/offers/offers.rules.ts'
import type { OfferRequest } from '#shared/offers/offers.schema.ts'
import type { ApplicationState, OfferState } from '#shared/offers/offers.state.ts'
import type { Context } from '#functions/platform/context.ts'
import { eventOf } from '#functions/platform/event-of.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { requestView } from '#functions/stores/offers.view.ts'

type Needs = Pick<Context, 'caller' | 'now' | 'run'> & { offers: OffersRepository }
type Input = InputOf<(typeof offersContract)['rejectApplication']>

const loadPair = async (
  { offers }: Needs,
  offerId: OfferId,
  professional: UserId,
): Promise<[OfferState, ApplicationState]> => {
  const [offer, request] = await Promise.all([offers.getOffer(offerId), offers.getRequest(offerId, professional)])
  if (!offer || offer.request) throw new DomainError('OFFER_NOT_FOUND')
  if (!request) throw new DomainError('REQUEST_NOT_FOUND')
  return [offer, request]
}

/** Declines what of an application is still live; days already booked stay booked. */
export const rejectApplication = (context: Needs, { params, body }: Input): Promise<OfferRequest> =>
  context.run(async () => {
    const { now } = context
    const [offer, request] = await loadPair(context, params.offerId, body.id)
    const reason = body.status_reason
    const { request: declined, dates } = rejected(offer, request, reason, now)
    const type = eventOf(context.caller, applicationLifecycle, {
      state: requestStatus(offer, request, now),
      action: 'reject',
      facts: anyDatesFacts(dates),
    })
    return {
      writes: [context.offers.putRequest(offer, declined)],
      answer: requestView(offer, declined, now),
      events: [applicationEvent(type, offer, request, dates, reason)],
    }
  })
