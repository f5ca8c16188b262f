import { compareStrings } from '#shared/kernel/compare.ts'
import type { Page } from '#shared/kernel/define-contract.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { searchContract } from '#shared/search/search.contract.ts'
import type { Match, SearchSummary } from '#shared/search/match.schema.ts'
import { useActiveCompany } from '#web/components/account.ts'
import { type ApiList, apiList } from '#web/platform/api-query.ts'
import { today } from '#web/platform/clock.ts'
import { usePages, useList } from '#web/platform/use-list.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { type Criteria, type Mode, queryOf } from './criteria.ts'
import { upcomingOffers } from '#web/features/offers/practice/practice-offers.api.ts'

type Matches = ApiList<Match, Page<Match, SearchSummary>>

/** Each page with its criteria: until the next results are loaded, the last ones are shown. */
export function matchList(mode: Mode, companyId: CompanyId, criteria: Criteria) {
  const { profession } = criteria
  const query = queryOf(criteria)
  const list: Matches =
    mode === 'search'
      ? apiList(searchContract.searchProfessionals, { params: { profession, companyId }, query })
      : apiList(searchContract.searchDirectory, { params: { profession }, query: { ...query, companyId } })
  return {
    ...list,
    queryFn: async (context: Parameters<Matches['queryFn']>[0]) => ({ ...(await list.queryFn(context)), criteria }),
  }
}

/** The first page; the others are loaded one by one. */
export const useMatches = (mode: Mode, companyId: CompanyId, criteria: Criteria) =>
  usePages(matchList(mode, companyId, criteria), {
    enabled: criteria.profession !== '',
    hasEnough: () => true,
    keepLast: true,
  })

/**
 * The profession and region of the practice's last offer if offers are already loaded, otherwise those of its profile.
 * A search does not wait for offers.
 */
export function useUsualSearch(): Pick<Criteria, 'profession' | 'location'> | undefined {
  const { company } = useActiveCompany()
  const offers = useList(upcomingOffers(company.id, today()), { enabled: false })
  const industries = useIndustries()
  if (industries.isPending) return undefined
  const last = offers.data?.toSorted((a, b) => compareStrings(a.createdAt, b.createdAt)).at(-1)
  const place = last?.practice_region ?? company.address
  const own = industries.data?.find(({ name }) => name === company.industry)
  return {
    profession: last?.profession ?? own?.professions[0]?.name ?? '',
    location: place ? `${place.province},${place.region}` : '',
  }
}
