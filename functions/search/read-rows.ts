import { errorCatalogue } from '#shared/kernel/error-catalogue.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { SearchRow } from '#shared/search/ranking.rules.ts'
import type { SearchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import type { Market } from './markets.ts'

/** The most rows that one search ranks. */
export const MAX_ROWS = 10_000
const MARKETS_AT_ONCE = 16

const tooWide = (): DomainError =>
  new DomainError('SEARCH_TOO_WIDE', {
    fields: [{ field: 'location', message: errorCatalogue.SEARCH_TOO_WIDE.message }],
  })

/** The rows of all markets, each person once. */
export const readRows = async (
  { listRows }: Pick<SearchEntriesRepository, 'listRows'>,
  markets: readonly Market[],
  most: number,
): Promise<SearchRow[]> => {
  const rows = new Map<UserId, SearchRow>()
  let count = 0
  const left = markets.values()
  const readNext = async (): Promise<void> => {
    for (const { market, related } of left) {
      for await (const portion of listRows(market)) {
        count += portion.length
        if (count > most) throw tooWide()
        for (const { id, days, traits } of portion) rows.set(id, { id, related, days, traits })
      }
    }
  }
  await Promise.all(Array.from({ length: MARKETS_AT_ONCE }, readNext))
  return [...rows.values()]
}
