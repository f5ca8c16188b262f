import { compareStrings } from '#shared/kernel/compare.ts'
import { shownAs, useActiveCompany } from '#web/components/account/account.api.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { companyOffersAndRequestsFrom } from '#web/features/offers/practice/practice-offers.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { useList } from '#web/platform/use-list.ts'
import type { UsualSearch } from './search-criteria.ts'

/**
 * The profession and region of the practice's last offer if offers are already loaded, otherwise those of its profile.
 * A search does not wait for offers.
 */
export function useUsualSearch(): UsualSearch | undefined {
  const { company } = useActiveCompany()
  const offers = useList(companyOffersAndRequestsFrom(company.id, currentDay()), { enabled: false })
  const industries = useIndustries()
  if (industries.isPending) return undefined
  const last = offers.data?.toSorted((a, b) => compareStrings(a.createdAt, b.createdAt)).at(-1)
  const place = last?.practice_region ?? company.address
  const own = industries.data?.find(({ name }) => name === company.industry)
  return {
    profession: shownAs.profession ?? last?.profession ?? own?.professions[0]?.name ?? '',
    location: place ? `${place.province},${place.region}` : '',
  }
}
