import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { searchContract } from '#shared/search/search.contract.ts'
import type { Match, SearchSummary } from '#shared/search/match.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import { findProfessionals, type SearchContext } from './find-professionals.ts'

type Deps = SearchContext & Pick<Context, 'caller'> & { companies: Pick<CompaniesRepository, 'isMember'> }
type Input = InputOf<(typeof searchContract)['searchDirectory']>

export const searchDirectory = async (
  context: Deps,
  { params, query: { companyId, ...query } }: Input,
): Promise<Page<Match, SearchSummary>> => {
  const { caller, companies } = context
  if (companyId && caller.party === 'practice' && !(await companies.isMember(companyId, caller.account)))
    throw new DomainError('COMPANY_NOT_FOUND')
  return findProfessionals(context, companyId ?? caller.practice?.id, params.profession, query)
}
