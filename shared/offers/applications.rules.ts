import type { Instant } from '../kernel/dates.schema.ts'
import type { ShownCandidate } from './applications.schema.ts'
import { openDates, candidateOutcome, type OfferWithDays } from './offers.rules.ts'
import type { Offer } from './offers.schema.ts'
import type { Candidate } from './offers.state.ts'

/** A locum's own application: the only one that the API shows them. */
export const ownApplication = (offer: Offer): ShownCandidate | undefined => offer.offers_requests[0]

/** Whether days that went to another locum have been reopened. */
export const areDaysReopened = (offer: Offer, { ended, booking_dates }: ShownCandidate): boolean =>
  ended === 'taken' && booking_dates.some((date) => offer.available_dates.includes(date))

/** Whether an application counts as made: not if it was withdrawn or lapsed, or its days are open again. */
export const countsAsApplied = (offer: OfferWithDays, application: Candidate, now: Instant): boolean => {
  const { status, ended } = candidateOutcome(offer, application, now)
  const open = new Set(openDates(offer, now))
  const isOpenAgain = application.dates.some((date) => !application.dropped[date] && open.has(date))
  return status !== 'cancelled' && !(ended === 'taken' && isOpenAgain)
}
