import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, invalidField } from '#shared/kernel/errors.ts'
import { withAsked } from '#shared/offers/fills.rules.ts'
import { isUnchangedShift } from '#shared/offers/edit-offer.rules.ts'
import { editedRequest, isUnanswered } from '#shared/offers/edit-request.rules.ts'
import { respondHoursOf, respondWithin } from '#shared/offers/respond-by.rules.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { openDates, candidateStatus } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { requestEvent } from '#shared/offers/requests.events.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { readRequest, requestResponse } from '#functions/staffing/booking-request.ts'
import { checkDates } from '#functions/staffing/new-offer.ts'
import { readFilled } from '#functions/staffing/filled-offer.ts'
import { permit } from '#functions/platform/permit.ts'
import { checkFits } from './offer-to-fill.ts'
import { enterSent, readPendingRequests } from './pending-requests.ts'
import { enterAppointments, readParties, sendFacts, type RequestDeps } from './request-parties.ts'
import { lowerRatesIn, requestTerms } from './request-terms.ts'

type Input = InputOf<(typeof requestsContract)['editPrivateOffer']>

/** Replaces the days and terms of a private offer that has not been answered; the locum is notified. */
export const editPrivateOffer = (context: RequestDeps, { params, body }: Input): Promise<Offer> =>
  context.execute(async () => {
    const { caller, now, offers } = context
    const { offer, candidate } = await readRequest(offers, params.id)
    if (body.accountid !== offer.company.id) throw invalidField('accountid', 'This offer belongs to another practice')
    if (body.revision !== undefined && body.revision !== offer.revision) throw new DomainError('STALE_STATE')
    const shifts = body.request_dates
    checkDates(shifts, context, isUnchangedShift(offer))
    const ids = { companyId: offer.company.id, professionalId: candidate.professional.id }
    const [parties, pending] = await Promise.all([
      readParties(context, ids, shifts),
      readPendingRequests(context, { ...ids, editing: offer.id }),
    ])
    const filled = await readFilled(offers, offer)
    const { facts, refused } = sendFacts(context, parties, pending, shifts, filled)
    const state = candidateStatus(offer, candidate, now)
    const step = { state, action: 'edit', facts: { ...facts, unanswered: isUnanswered(offer) } } as const
    const type = permit(caller, requestLifecycle, step, refused)
    const terms = await requestTerms(context, parties, body, offer.terms)
    if (filled)
      checkFits(filled, terms.terms, [
        'practice_region.region',
        'The offer that this request fills is for another profession or region',
      ])
    const respond = respondWithin(body.respond_hours ?? respondHoursOf(offer), shifts, now)
    const after = editedRequest(offer, { ...terms, shifts, respond }, now)
    if (openDates(after, now).length === 0) throw invalidField('request_dates', 'Add a day from today on')
    const lower = await lowerRatesIn(context, parties, terms, body)
    return {
      writes: [
        offers.putOffer(after),
        ...(filled ? [offers.putOffer(withAsked(filled, after))] : []),
        enterSent(context, pending, after),
        ...enterAppointments(context, after),
      ],
      response: requestResponse(after, now, 'practice'),
      events: [requestEvent(type, after, lower)],
    }
  })
