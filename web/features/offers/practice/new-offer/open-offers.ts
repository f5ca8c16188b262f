import { compareStrings } from '#shared/kernel/compare.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { isPublicOffer } from '#web/components/status/offer-facts.ts'

interface Sought {
  profession: string
  dates: readonly LocalDate[]
}

/** Public offers for the profession that are open on some of the days, and on which; by their first such day. */
export const openOffersOn = (offers: readonly Offer[], { profession, dates }: Sought) =>
  offers
    .filter((offer) => isPublicOffer(offer) && offer.profession === profession)
    .map((offer) => ({ offer, dates: dates.filter((date) => offer.available_dates.includes(date)) }))
    .filter((found) => found.dates.length > 0)
    .sort((a, b) => compareStrings(String(a.dates[0]), String(b.dates[0])))
