import { dayIn } from '#shared/calendar/calendar.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, invalidField } from '#shared/kernel/errors.ts'
import { type OfferId, type PostingRef, postingCodeOf, professionalOfAvailability } from '#shared/kernel/ids.ts'
import { withAsked } from '#shared/offers/fills.rules.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { requestEvent } from '#shared/offers/requests.events.ts'
import { responseWindowOf } from '#shared/offers/response-window.rules.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import type { RequestBookingBody } from '#shared/requests/requests.schema.ts'
import { requestView } from '#functions/staffing/booking-request.ts'
import { checkDates } from '#functions/staffing/new-offer.ts'
import { permit } from '#functions/platform/permit.ts'
import { checkFits, readChosenOfferToFill } from './chosen-offer-to-fill.ts'
import { checkRequestQuotas, enterSent, readPendingRequests } from './pending-requests.ts'
import { newPrivateOffer } from './private-offer.ts'
import { enterAppointments, readParties, sendFacts, type RequestDeps } from './request-parties.ts'
import { lowerRatesIn, requestTerms } from './request-terms.ts'

type Contract = typeof requestsContract

/**
 * `ref` names the professional, by a posting or directly; `date` is the posting's day that was chosen; `fills` is a
 * public offer of the same practice.
 */
type NewRequest = {
  ref: PostingRef
  date?: LocalDate | undefined
  fills?: OfferId | undefined
  body: RequestBookingBody
}

/**
 * Sends a private offer to one professional. Nothing is booked until they accept, and other practices may send theirs
 * too.
 */
const sendRequest = (context: RequestDeps, { ref, date, fills, body }: NewRequest): Promise<Offer> =>
  context.execute(async () => {
    const shifts = body.request_dates
    checkDates(shifts, context)
    const ids = { companyId: body.accountid, professionalId: professionalOfAvailability(ref) }
    const [parties, pending] = await Promise.all([readParties(context, ids, shifts), readPendingRequests(context, ids)])
    const offerToFill = fills && (await readChosenOfferToFill(context, fills, ids.companyId))
    const posting = postingCodeOf(ref)
    const named = date === undefined ? shifts.map((shift) => shift.date) : [date]
    if (posting && !named.some((day) => dayIn(parties.months, day)?.posting === posting))
      throw new DomainError('AVAILABILITY_NOT_FOUND')
    const { facts, refused } = sendFacts(context, parties, pending, shifts, offerToFill)
    const eventType = permit(context.caller, requestLifecycle, { state: 'none', action: 'send', facts }, refused)
    const locks = await checkRequestQuotas(context, pending)
    const terms = await requestTerms(context, parties, body)
    if (offerToFill) checkFits(offerToFill, terms.terms, ['fills', 'Choose an offer for this profession and region'])
    const responseWindow = responseWindowOf(body.respond_hours, shifts, context.now)
    const offer = newPrivateOffer(context, parties, shifts, { ...terms, availabilityId: ref, fills, responseWindow })
    const lower = await lowerRatesIn(context, parties, terms, body)
    return {
      writes: [
        context.offers.putOffer(offer),
        ...(offerToFill ? [context.offers.putOffer(withAsked(offerToFill, offer))] : []),
        enterSent(context, pending, offer),
        ...locks,
        ...enterAppointments(context, offer),
      ],
      response: requestView(offer, context.now, 'practice'),
      events: [requestEvent(eventType, offer, lower)],
      madeId: offer.id,
    }
  })

export const requestBooking = async (
  context: RequestDeps,
  { params, body }: InputOf<Contract['requestBooking']>,
): Promise<Offer> => {
  if (!body.request_dates.some(({ date }) => date === params.date))
    throw invalidField('request_dates', `One of these dates must be ${params.date}, as in the path`)
  return sendRequest(context, { ref: params.id, date: params.date, body })
}

/** The body names the professional, the posting, or both. */
export const sendPrivateOffer = async (
  context: RequestDeps,
  { body }: InputOf<Contract['sendPrivateOffer']>,
): Promise<Offer> => {
  const { professionalId, availabilityId, fills, ...offered } = body
  const ref = availabilityId ?? professionalId
  if (ref === undefined) throw invalidField('professionalId', 'Required')
  if (professionalId !== undefined && professionalOfAvailability(ref) !== professionalId)
    throw invalidField('availabilityId', 'This availability belongs to another locum')
  return sendRequest(context, { ref, fills, body: offered })
}
