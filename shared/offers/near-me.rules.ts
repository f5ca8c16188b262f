import type { Instant } from '../kernel/dates.schema.ts'
import type { Application } from './applications.schema.ts'
import { openDates, candidateOutcome, type OfferWithDays } from './offers.rules.ts'
import type { Offer } from './offers.schema.ts'
import type { Candidate } from './offers.state.ts'

/** A locum's own application: the only one that the API shows them. */
export const ownApplication = (offer: Offer): Application | undefined => offer.offers_requests[0]

/** Whether days that went to another locum have been reopened. */
export const isReopened = (offer: Offer, { ended, booking_dates }: Application): boolean =>
  ended === 'taken' && booking_dates.some((date) => offer.available_dates.includes(date))

/** Whether an application counts as made: not if it was withdrawn or lapsed, or its days are open again. */
export const countsAsApplied = (offer: OfferWithDays, application: Candidate, now: Instant): boolean => {
  const { status, ended } = candidateOutcome(offer, application, now)
  const open = new Set(openDates(offer, now))
  const isOpenAgain = application.dates.some((date) => !application.dropped[date] && open.has(date))
  return status !== 'cancelled' && !(ended === 'taken' && isOpenAgain)
}

/** SPEC 9 lists `near` only what is open or requested and asks for no more experience than the locum has. */
export const marketLists = ['near', 'others'] as const
export type MarketList = (typeof marketLists)[number]

export const marketListOf = ({ status, ineligible }: Pick<Offer, 'status' | 'ineligible'>): MarketList =>
  ineligible === 'experience' || status === 'partially-confirmed' ? 'others' : 'near'

type OfferRequirements = Pick<Offer, 'profession' | 'experience'>
type LocumQualifications = { profession?: string | undefined; experience?: { years_experience: number } | undefined }

const isExperienced = (offer: Pick<OfferRequirements, 'experience'>, { experience }: LocumQualifications): boolean =>
  offer.experience <= (experience?.years_experience ?? 0)

/** Whether a locum has the profession and experience that an offer requires. */
export const isEligible = (offer: OfferRequirements, locum: LocumQualifications): boolean =>
  locum.profession === offer.profession && isExperienced(offer, locum)

/** Why a locum can't apply for an offer of their profession. Experience first: approval can still follow. */
export const ineligibleReason = (
  offer: Pick<OfferRequirements, 'experience'>,
  locum: LocumQualifications & { approved: boolean },
): Offer['ineligible'] => {
  if (!isExperienced(offer, locum)) return 'experience'
  return locum.approved ? undefined : 'approval'
}
