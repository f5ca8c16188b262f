import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { placeOf } from '#shared/professionals/professionals.rules.ts'
import type { searchContract } from '#shared/search/search.contract.ts'
import type { Match, SearchSummary } from '#shared/search/match.schema.ts'
import { addDays, daysBetween } from '#shared/kernel/dates.ts'
import { reaches } from '#shared/kernel/caller.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { findProfessionals, type SearchContext } from './find-professionals.ts'

type Contract = typeof searchContract

type Deps = SearchContext & Pick<Context, 'caller'> & { companies: CompaniesRepository }

export const searchProfessionals = async (
  context: Deps,
  { params, query }: InputOf<Contract['searchProfessionals']>,
): Promise<Page<Match, SearchSummary>> => {
  const { address } = (query.location ? undefined : await context.companies.get(params.companyId)) ?? {}
  return findProfessionals(context, params.companyId, params.profession, {
    location: address && placeOf(address),
    ...query,
  })
}

export const searchAvailability = (
  context: Deps,
  { params: { profession, start, end }, query }: InputOf<Contract['searchAvailability']>,
): Promise<Page<Match, SearchSummary>> => {
  const searchDates = Array.from({ length: daysBetween(start, end) + 1 }, (_, day) => addDays(start, day))
  return findProfessionals(context, context.caller.practice?.id, profession, { ...query, searchDates }, 'end')
}

export const searchDirectory = async (
  context: Deps,
  { params, query: { companyId, ...query } }: InputOf<Contract['searchDirectory']>,
): Promise<Page<Match, SearchSummary>> => {
  const { caller, companies } = context
  if (companyId && caller.party === 'practice') {
    const isOwn = reaches(caller, companyId) && (await companies.isMember(companyId, caller.account))
    if (!isOwn) throw new DomainError('COMPANY_NOT_FOUND')
  }
  return findProfessionals(context, companyId ?? caller.practice?.id, params.profession, query)
}
