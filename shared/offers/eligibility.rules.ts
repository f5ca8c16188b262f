import type { Offer } from './offers.schema.ts'

export type OfferRequirements = Pick<Offer, 'profession' | 'experience'>
export type LocumQualifications = {
  profession?: string | undefined
  experience?: { years_experience: number } | undefined
}

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

/** SPEC 9: `near` lists what is open or requested and requires no more experience than the locum has. */
export const marketLists = ['near', 'others'] as const
export type MarketList = (typeof marketLists)[number]

export const marketListOf = ({ status, ineligible }: Pick<Offer, 'status' | 'ineligible'>): MarketList =>
  ineligible === 'experience' || status === 'partially-confirmed' ? 'others' : 'near'
