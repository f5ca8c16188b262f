import { compareStrings } from '#shared/kernel/compare.ts'
import { hasWords } from '#shared/kernel/folded-text.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { bySoonest, liveApplications, locumName } from '#web/components/status/offer-facts.ts'

/** The orders of a practice's current offers, the first by default. */
export const offerSortings = [
  { value: 'soonest', label: 'Soonest first' },
  { value: 'applicants', label: 'Most applicants first' },
  { value: 'newest', label: 'Newest first' },
] as const
export type OfferSorting = (typeof offerSortings)[number]['value']

export const comparisons: Record<OfferSorting, (a: Offer, b: Offer) => number> = {
  soonest: bySoonest,
  applicants: (a, b) => liveApplications(b).length - liveApplications(a).length || bySoonest(a, b),
  newest: (a, b) => compareStrings(b.createdAt, a.createdAt),
}

/** By the offer's code, an applicant, or who is booked. */
export const matchesSearch = (words: string) => (offer: Offer) =>
  [
    offer.offer_code,
    ...offer.offers_requests.map(locumName),
    ...offer.mapped_dates.map(({ professional }) => professional?.name ?? ''),
  ].some((text) => hasWords(text, words))
