import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { locationOf } from '#shared/professionals/professionals.rules.ts'
import type { searchContract } from '#shared/search/search.contract.ts'
import type { Match, SearchSummary } from '#shared/search/match.schema.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import { findProfessionals, type SearchContext } from './find-professionals.ts'

type Deps = SearchContext & { companies: CompaniesRepository }
type Input = InputOf<(typeof searchContract)['searchProfessionals']>

export const searchProfessionals = async (
  context: Deps,
  { params, query }: Input,
): Promise<Page<Match, SearchSummary>> => {
  const { address } = (query.location ? undefined : await context.companies.get(params.companyId)) ?? {}
  return findProfessionals(context, params.companyId, params.profession, {
    location: address && locationOf(address),
    ...query,
  })
}
