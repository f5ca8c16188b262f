import { addDays, daysBetween } from '#shared/kernel/dates.ts'
import { locationOf } from '#shared/professionals/professionals.rules.ts'
import type { searchContract } from '#shared/search/search.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import { findProfessionals, type SearchStores } from './find-professionals.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'

type Extra = SearchStores & { companies: CompaniesRepository }

export const searchRoutes = {
  searchProfessionals: async (context, { params: { profession, companyId }, query }) => {
    const { address } = (query.location ? undefined : await context.companies.get(companyId)) ?? {}
    return findProfessionals(context, profession, { location: address && locationOf(address), ...query })
  },
  searchAvailability: (context, { params: { profession, start, end }, query }) => {
    const searchDates = Array.from({ length: daysBetween(start, end) + 1 }, (_, day) => addDays(start, day))
    return findProfessionals(context, profession, { ...query, searchDates }, 'end')
  },
  searchDirectory: (context, { params, query }) => findProfessionals(context, params.profession, query),
} satisfies Handlers<typeof searchContract, Extra>
