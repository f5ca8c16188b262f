import type { MarketList } from '#shared/offers/eligibility.rules.ts'
import { placesOf } from '#shared/professionals/professionals.rules.ts'

/** SPEC 9's list, one region, as `province,region`, and what an hour of the offer’s open days has to pay the locum. */
export interface MarketFilters {
  list?: MarketList
  region?: string
  rate?: string
}

/** The rates per hour to filter by. */
export const payOptions = ['', '200', '300', '400', '500', '600', '800'] as const

/** The filters in an address; of a region that is not the locum's, or another rate, nothing. */
export const marketFiltersIn = (
  params: URLSearchParams,
  professional: Parameters<typeof placesOf>[0],
): Required<MarketFilters> => {
  const list = params.get('show') === 'others' ? 'others' : 'near'
  const [region, rate] = [params.get('region') ?? '', params.get('rate') ?? '']
  return {
    list,
    region: placesOf(professional).includes(region) ? region : '',
    rate: payOptions.find((option) => option === rate) ?? '',
  }
}
