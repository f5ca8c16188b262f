import { compareStrings } from '../kernel/compare.ts'
import type { Application } from './applications.schema.ts'
import type { MarketOffer, Offer } from './offers.schema.ts'

/** A locum's own application: the only one that the API shows them. */
export const ownApplication = (offer: Offer): Application | undefined => offer.offers_requests[0]

/** Whether days that went to another locum have been reopened. */
export const isReopened = (offer: Offer, { ended, booking_dates }: Application): boolean =>
  ended === 'taken' && booking_dates.some((date) => offer.available_dates.includes(date))

/** Whether the locum has applied already. Withdrawn and lapsed applications don't count, nor do reopened days. */
const hasApplied = (offer: Offer): boolean => {
  const request = ownApplication(offer)
  return request !== undefined && request.status !== 'cancelled' && !isReopened(offer, request)
}

const bySoonest = (a: MarketOffer, b: MarketOffer): number =>
  compareStrings(`${a.date}${a.start_time}`, `${b.date}${b.start_time}`)

/** SPEC 9: offers not applied for yet, soonest first; those that the locum can't apply for come last. */
export const offersNearMe = <O extends MarketOffer>(
  found: readonly O[],
  mine: readonly Offer[],
  compare: (a: MarketOffer, b: MarketOffer) => number = bySoonest,
): O[] => {
  const applied = new Set(mine.filter(hasApplied).map(({ id }) => id))
  const rank = (offer: MarketOffer) => (offer.ineligible === 'experience' ? 1 : 0)
  return found
    .filter(({ id }) => !applied.has(id))
    .toSorted((a, b) => rank(a) - rank(b) || compare(a, b) || bySoonest(a, b))
}

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
