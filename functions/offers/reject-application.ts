import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import { anyDatesFacts } from '#shared/offers/action-facts.rules.ts'
import { rejectedApplication } from '#shared/offers/application-changes.rules.ts'
import { applicationEvent } from '#shared/offers/applications.events.ts'
import { applicationLifecycle } from '#shared/offers/applications.lifecycle.ts'
import { requestStatus } from '#shared/offers/offers.rules.ts'
import type { Application } from '#shared/offers/offers.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { eventTypeOf } from '#functions/platform/event-type.ts'
import { readApplication } from '#functions/stores/offer-and-request.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { writtenRequestView } from '#functions/stores/offers.view.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'execute'> & { offers: OffersRepository }
type Input = InputOf<(typeof offersContract)['rejectApplication']>

/** Declines the live days of an application; booked days stay booked. */
export const rejectApplication = (context: Deps, { params, body }: Input): Promise<Application> =>
  context.execute(async () => {
    const { now } = context
    const { offer, request } = await readApplication(context.offers, params.offerId, body.id)
    const reason = body.status_reason
    const { request: declined, dates } = rejectedApplication(offer, request, reason, now)
    const type = eventTypeOf(context.caller, applicationLifecycle, {
      state: requestStatus(offer, request, now),
      action: 'reject',
      facts: anyDatesFacts(dates),
    })
    return {
      writes: [context.offers.putRequest(offer, declined)],
      response: writtenRequestView(offer, declined, now),
      events: [applicationEvent(type, offer, request, dates, reason)],
    }
  })
