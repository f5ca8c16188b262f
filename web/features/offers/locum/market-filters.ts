import type { MarketList } from '#shared/offers/eligibility.rules.ts'
import { placesOf } from '#shared/professionals/professionals.rules.ts'

/** What narrows a market: its list (SPEC 9), a region, as `province,region`, and what an hour has to pay the locum. */
export interface MarketFilters {
  list?: MarketList
  region?: string
  rate?: string
}

/** The rates per hour to filter by. */
export const payOptions = ['', '200', '300', '400', '500', '600', '800'] as const

/** The filters in an address. A region that is not the locum's is ignored, and so is a rate that is no option. */
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
