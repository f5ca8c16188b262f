import type { LocalDate } from '#shared/kernel/dates.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import { datesPossibleFact } from '#shared/offers/action-facts.rules.ts'
import { changedFor, endedRequest, endRequestActions } from '#shared/offers/candidate-changes.rules.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { liveDates, candidateStatus } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { requestEvent } from '#shared/offers/requests.events.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import { readRequest, requestView, type RequestPath } from './booking-request.ts'
import type { Ending } from './ending.ts'

export type EndRequestDeps = Pick<Context, 'now' | 'execute'> & { offers: OffersRepository }
/** A request found by its path; without dates, all days that are still live are meant. */
type RequestToEnd = { id: OfferId; requestPath?: RequestPath; dates?: LocalDate[] | undefined }

/** Ends some or all live days of a request: the practice withdraws them or the professional declines them. */
export const endRequestDays = (
  context: EndRequestDeps,
  { id, requestPath, dates }: RequestToEnd,
  { onBehalfOf, actor, reason, supported }: Ending<string | undefined>,
): Promise<Offer> =>
  context.execute(async () => {
    const { now, offers } = context
    const { offer, candidate } = await readRequest(offers, id, requestPath)
    const { candidate: changed, dates: ended } = endedRequest(
      offer,
      candidate,
      { onBehalfOf, actor, dates, reason },
      now,
    )
    const eventType = permit(actor, requestLifecycle, {
      state: candidateStatus(offer, candidate, now),
      action: endRequestActions[onBehalfOf].action,
      facts: datesPossibleFact(ended, liveDates(offer, candidate, now)),
    })
    const request = changedFor({ ...offer.request, dropped: changed.dropped }, supported)
    const after = { ...offer, updatedAt: now, request }
    return {
      writes: [offers.putOffer(after)],
      response: requestView(after, now, onBehalfOf),
      events: [requestEvent(eventType, after, ended, reason)],
    }
  })
