import { compareStrings } from '#shared/kernel/compare.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import type { ListedLocum } from '#shared/locum-lists/locum-lists.schema.ts'
import { idsOf, type FavouritesRepository } from '#functions/stores/favourites.repository.ts'
import type { SearchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { listedLocums } from './listed-locums.ts'

/** One batch of entries. */
const PAGE = 100

type Deps = { favourites: FavouritesRepository; searchEntries: Pick<SearchEntriesRepository, 'getEntries'> }
type Input = InputOf<(typeof locumListsContract)['listFavouriteLocums']>

export const listFavouriteLocums = async (
  { favourites, searchEntries }: Deps,
  { params, query }: Input,
): Promise<Page<ListedLocum>> => {
  const all = idsOf(await favourites.get(params.companyId, 'eventual'))
  const rest = all.filter((id) => !query.NextToken || id > query.NextToken)
  const page = rest.slice(0, PAGE)
  const items = (await listedLocums(searchEntries, page)).sort((a, b) => compareStrings(a.name, b.name))
  return { items, nextToken: rest.length > PAGE ? page.at(-1) : undefined }
}
