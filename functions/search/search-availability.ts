import { addDays, daysBetween } from '#shared/kernel/dates.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { searchContract } from '#shared/search/search.contract.ts'
import type { Match, SearchSummary } from '#shared/search/match.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { findProfessionals, type SearchContext } from './find-professionals.ts'

type Input = InputOf<(typeof searchContract)['searchAvailability']>

export const searchAvailability = (
  context: SearchContext & Pick<Context, 'caller'>,
  { params: { profession, start, end }, query }: Input,
): Promise<Page<Match, SearchSummary>> => {
  const searchDates = Array.from({ length: daysBetween(start, end) + 1 }, (_, day) => addDays(start, day))
  return findProfessionals(context, context.caller.practice?.id, profession, { ...query, searchDates }, 'end')
}
