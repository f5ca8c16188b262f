import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { searchContract } from '#shared/search/search.contract.ts'
import type { Match, SearchSummary } from '#shared/search/search.schema.ts'
import { findProfessionals, type SearchContext } from './find-professionals.ts'

type Input = InputOf<(typeof searchContract)['searchDirectory']>

export const searchDirectory = (
  context: SearchContext,
  { params, query }: Input,
): Promise<Page<Match, SearchSummary>> => findProfessionals(context, params.profession, query)
