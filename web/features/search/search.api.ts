import type { Page } from '#shared/kernel/define-contract.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { searchContract } from '#shared/search/search.contract.ts'
import type { Match, SearchSummary } from '#shared/search/match.schema.ts'
import { type ApiList, apiList } from '#web/platform/api-query.ts'
import { usePages } from '#web/platform/use-list.ts'
import { type SearchCriteria, type Mode, queryOf } from './search-criteria.ts'

type Matches = ApiList<Match, Page<Match, SearchSummary>>

/** Each page with its criteria: until the next results are loaded, the last ones are shown. */
export function matchList(mode: Mode, companyId: CompanyId, criteria: SearchCriteria) {
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
export const useMatches = (mode: Mode, companyId: CompanyId, criteria: SearchCriteria) =>
  usePages(matchList(mode, companyId, criteria), {
    enabled: criteria.profession !== '',
    hasEnough: () => true,
    keepLast: true,
  })
