import { supportedParty } from '#shared/kernel/caller.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, invalidField } from '#shared/kernel/errors.ts'
import { changedFor } from '#shared/offers/candidate-changes.rules.ts'
import { withAsked } from '#shared/offers/fills.rules.ts'
import { isUnchangedShift } from '#shared/offers/edit-offer.rules.ts'
import { editedRequest, isUnanswered } from '#shared/offers/edit-request.rules.ts'
import { respondHoursOf, responseWindowOf } from '#shared/offers/response-window.rules.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { openDates, candidateStatus } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { requestEvent } from '#shared/offers/requests.events.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { readRequest, requestView } from '#functions/staffing/booking-request.ts'
import { checkDates } from '#functions/staffing/new-offer.ts'
import { readOfferToFill } from '#functions/staffing/offer-to-fill.ts'
import { permit } from '#functions/platform/permit.ts'
import { checkFits } from './chosen-offer-to-fill.ts'
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
    const offerToFill = await readOfferToFill(offers, offer)
    const { facts, refused } = sendFacts(context, parties, pending, shifts, offerToFill)
    const state = candidateStatus(offer, candidate, now)
    const step = { state, action: 'edit', facts: { ...facts, unanswered: isUnanswered(offer) } } as const
    const eventType = permit(caller, requestLifecycle, step, refused)
    const terms = await requestTerms(context, parties, body, offer.terms)
    if (offerToFill)
      checkFits(offerToFill, terms.terms, [
        'practice_region.region',
        'The offer that this request fills is for another profession or region',
      ])
    const responseWindow = responseWindowOf(body.respond_hours ?? respondHoursOf(offer), shifts, now)
    const edited = editedRequest(offer, { ...terms, shifts, responseWindow }, now)
    const after = { ...edited, request: changedFor(edited.request, supportedParty(caller)) }
    if (openDates(after, now).length === 0) throw invalidField('request_dates', 'Add a day from today on')
    const lower = await lowerRatesIn(context, parties, terms, body)
    return {
      writes: [
        offers.putOffer(after),
        ...(offerToFill ? [offers.putOffer(withAsked(offerToFill, after))] : []),
        enterSent(context, pending, after),
        ...enterAppointments(context, after),
      ],
      response: requestView(after, now, 'practice'),
      events: [requestEvent(eventType, after, lower)],
    }
  })
