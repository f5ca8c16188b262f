import type { CompanyId } from '#shared/kernel/ids.ts'
import { searchContract } from '#shared/search/search.contract.ts'
import type { Match } from '#shared/search/search.schema.ts'
import { useActiveCompany } from '#web/components/account.ts'
import { type ApiList, apiList } from '#web/platform/api-query.ts'
import { today } from '#web/platform/clock.ts'
import { usePages, useList } from '#web/platform/use-list.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { type SearchFilters, type Criteria, queryOf } from './criteria.ts'
import { upcomingOffers } from '#web/features/offers/practice/practice-offers.api.ts'

/** A search for cover on some days, or the directory of all locums. */
export type Mode = 'search' | 'directory'

/** Pages loaded automatically; a page has up to 250 locums. */
const MAX_AUTOMATIC_PAGES = 4

type Matches = ApiList<Match>

/** Each page with its criteria: until the next results are loaded, the last ones are shown. */
export function matchList(mode: Mode, companyId: CompanyId, criteria: SearchFilters) {
  const { profession, location, dates, to, skills, languages, experience } = criteria
  const filters = { profession, location, dates, to, skills, languages, experience }
  const query = queryOf(filters)
  const list: Matches =
    mode === 'search'
      ? apiList(searchContract.searchProfessionals, { params: { profession, companyId }, query })
      : apiList(searchContract.searchDirectory, { params: { profession }, query })
  return {
    ...list,
    queryFn: async (context: Parameters<Matches['queryFn']>[0]) => ({ ...(await list.queryFn(context)), filters }),
  }
}

/** The first pages load automatically, enough to include the best matches of a typical region. */
export const useMatches = (
  mode: Mode,
  companyId: CompanyId,
  criteria: SearchFilters,
  automaticPages = MAX_AUTOMATIC_PAGES,
) =>
  usePages(matchList(mode, companyId, criteria), {
    enabled: criteria.profession !== '',
    hasEnough: (pages) => pages.length >= automaticPages,
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
  const last = offers.data?.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).at(-1)
  const place = last?.practice_region ?? company.address
  const own = industries.data?.find(({ name }) => name === company.industry)
  return {
    profession: last?.profession ?? own?.professions[0]?.name ?? '',
    location: place ? `${place.province},${place.region}` : '',
  }
}
