import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { MarketOffer } from '#shared/offers/offers.schema.ts'
import { formatDistance } from '#shared/options/distance.rules.ts'
import type { ProvinceOption } from '#shared/options/options.schema.ts'

/** The locum whose rates and region determine pay and distance. */
export interface ViewingLocum {
  rates: DayRates
  /** `province,region` */
  home: string
  provinces: readonly ProvinceOption[]
}

/** An offer's place, and how far it is from the locum's home. */
export function placeFor(
  { practice_region: { province, region } }: MarketOffer,
  { home, provinces }: ViewingLocum,
): string {
  const place = `${province},${region}`
  return [region, place === home ? 'in your region' : formatDistance(provinces, home, place)]
    .filter(Boolean)
    .join(' · ')
}
