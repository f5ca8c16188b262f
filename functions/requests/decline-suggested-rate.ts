import { supportedParty } from '#shared/kernel/caller.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { datesPossibleFact } from '#shared/offers/action-facts.rules.ts'
import { changedFor } from '#shared/offers/candidate-changes.rules.ts'
import { declinedCounter } from '#shared/offers/counter-offer.rules.ts'
import { liveDates, candidateStatus } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { requestEvent } from '#shared/offers/requests.events.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { readRequest, requestView } from '#functions/staffing/booking-request.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'execute'> & { offers: OffersRepository }
type Input = InputOf<(typeof requestsContract)['declineSuggestedRate']>

export const declineSuggestedRate = (context: Deps, { params, body }: Input): Promise<Offer> =>
  context.execute(async () => {
    const { caller, now, offers } = context
    const { offer, candidate } = await readRequest(offers, params.offerId)
    const live = liveDates(offer, candidate, now)
    const state = candidateStatus(offer, candidate, now)
    const step = { state, action: 'declineCounter', facts: datesPossibleFact(live) } as const
    const eventType = permit(caller, requestLifecycle, step)
    const { dropped } = declinedCounter(candidate, live, body.status_reason, now)
    const request = changedFor({ ...offer.request, dropped }, supportedParty(caller))
    const after = { ...offer, updatedAt: now, request }
    return {
      writes: [offers.putOffer(after)],
      response: requestView(after, now, 'practice'),
      events: [requestEvent(eventType, after, live, body.status_reason)],
    }
  })
