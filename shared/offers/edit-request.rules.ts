import type { Instant } from '#shared/kernel/dates.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { withEdit } from './offer-changes.rules.ts'
import type { Candidate, OfferTerms, PrivateOffer, ResponseWindow } from './offers.state.ts'

/** Whether the locum has neither accepted nor declined a day, nor suggested a rate. */
export const isUnanswered = ({ days, request }: PrivateOffer): boolean =>
  !request.counter &&
  Object.values(days).every((day) => !day.booking) &&
  Object.values(request.dropped).every(({ actor }) => actor !== 'Locum')

type RequestEdit = Pick<Candidate, 'professional' | 'rates'> & {
  terms: OfferTerms
  shifts: readonly Shift[]
  responseWindow: ResponseWindow
}

/** The private offer with new days and terms, under a new revision, so that only these can be accepted. */
export const editedRequest = (
  offer: PrivateOffer,
  { professional, rates, terms, shifts, responseWindow }: RequestEdit,
  now: Instant,
): PrivateOffer => {
  const revision = offer.revision + 1
  const after = {
    ...offer,
    terms,
    revision,
    days: Object.fromEntries(
      shifts.map(({ date, start_time: start, end_time: end }) => [date, { start, end, sinceRevision: revision }]),
    ),
    request: { ...offer.request, professional, rates, dropped: {}, responseWindow },
    updatedAt: now,
  }
  return { ...after, ...withEdit(offer, after), request: after.request }
}
