import type { LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { searchContract } from '#shared/search/search.contract.ts'
import { usualHours } from '#web/components/days/shift-selection.ts'
import { apiList } from '#web/platform/api-query.ts'
import type { UsualSearch } from './search-criteria.ts'

/** Without the filters of the search page, so that the dashboard needn't load them. */
export const featuredList = (companyId: CompanyId, { profession, location }: UsualSearch, dates: LocalDate[]) =>
  apiList(searchContract.searchProfessionals, {
    params: { profession, companyId },
    query: { ...(location && { location }), searchDates: dates.join(','), ...usualHours },
  })
