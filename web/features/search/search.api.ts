import type { CompanyId } from '#shared/kernel/ids.ts'
import { searchContract } from '#shared/search/search.contract.ts'
import type { Match } from '#shared/search/search.schema.ts'
import { useActiveCompany } from '#web/components/account.ts'
import { type ApiList, apiList } from '#web/platform/api-query.ts'
import { today } from '#web/platform/clock.ts'
import { usePages, useList } from '#web/platform/use-list.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { type Asked, type Criteria, queryOf } from './criteria.ts'
import { offersAhead } from '#web/features/offers/practice/practice-offers.api.ts'

/** For whom the search is: cover for days, or the directory of everybody. */
export type Mode = 'search' | 'directory'

/** Pages that come by themselves; a page is up to 250 people. */
const AT_ONCE = 4

type Matches = ApiList<Match>

/** A page of a search, and what was asked for it: while the next answer is under way the last one shows. */
export function matchList(mode: Mode, companyId: CompanyId, criteria: Asked) {
  const { profession, location, dates, to, skills, languages, experience } = criteria
  const asked = { profession, location, dates, to, skills, languages, experience }
  const query = queryOf(asked)
  const list: Matches =
    mode === 'search'
      ? apiList(searchContract.searchProfessionals, { params: { profession, companyId }, query })
      : apiList(searchContract.searchDirectory, { params: { profession }, query })
  return {
    ...list,
    queryFn: async (context: Parameters<Matches['queryFn']>[0]) => ({ ...(await list.queryFn(context)), asked }),
  }
}

/**
 * The pages found so far. The first few follow each other, so that the best of a usual region is among them; more come
 * when asked for.
 */
export const useMatches = (mode: Mode, companyId: CompanyId, criteria: Asked, atOnce = AT_ONCE) =>
  usePages(matchList(mode, companyId, criteria), {
    enabled: criteria.profession !== '',
    isEnough: (pages) => pages.length >= atOnce,
    keepLast: true,
  })

/**
 * Whom this practice looks for, and where: as in its last offer where those are loaded already, else as its profile
 * says. A search waits for no offers.
 */
export function useUsualSearch(): Pick<Criteria, 'profession' | 'location'> | undefined {
  const { company } = useActiveCompany()
  const offers = useList(offersAhead(company.id, today()), { enabled: false })
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
