import type { InputOf, OutputOf, Page } from '#shared/kernel/define-contract.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { ListedLocum, Favourite } from '#shared/locum-lists/locum-lists.schema.ts'
import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { locumListEvent } from '#shared/locum-lists/locum-lists.events.ts'
import { isFavourite, type FavouritesRepository, idsOf, countOf } from '#functions/stores/favourites.repository.ts'
import type { SearchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BlocksRepository } from '#functions/stores/blocks.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { listedLocums } from './listed-locums.ts'

type Contract = typeof locumListsContract

type Deps = Pick<Context, 'execute'> & {
  favourites: FavouritesRepository
  blocks: BlocksRepository
  professionals: Pick<ProfessionalsRepository, 'getProfile'>
  searchEntries: Pick<SearchEntriesRepository, 'getEntries'>
}

export const listFavourites = async (
  { favourites }: Deps,
  { params, query }: InputOf<Contract['listFavourites']>,
): Promise<OutputOf<Contract['listFavourites']>> => {
  const all = await favourites.get(params.companyId, 'eventual')
  return { favourites: query.ids.filter((id) => isFavourite(all, id)) }
}

/** One batch of entries. */
const PAGE = 100

export const listFavouriteLocums = async (
  { favourites, searchEntries }: Deps,
  { params, query }: InputOf<Contract['listFavouriteLocums']>,
): Promise<Page<ListedLocum>> => {
  const all = idsOf(await favourites.get(params.companyId, 'eventual'))
  const rest = all.filter((id) => !query.NextToken || id > query.NextToken)
  const page = rest.slice(0, PAGE)
  const items = (await listedLocums(searchEntries, page)).sort((a, b) => compareStrings(a.name, b.name))
  return { items, nextToken: rest.length > PAGE ? page.at(-1) : undefined }
}

/** A locum who already is one stays one. Only locums whom practices can view can be added. */
export const addFavourite = (
  { execute, blocks, favourites, professionals }: Deps,
  { params: { companyId, professionalId: id } }: InputOf<Contract['addFavourite']>,
): Promise<Favourite> =>
  execute(async () => {
    const [block, all, profile] = await Promise.all([
      blocks.get(companyId, id, 'consistent'),
      favourites.get(companyId, 'consistent'),
      professionals.getProfile(id),
    ])
    const response = { id, favourite: true }
    if (isFavourite(all, id)) return { writes: [], response, events: [] }
    if (block) throw new DomainError('LOCUM_BLOCKED')
    if (!profile?.approved) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    if (countOf(all) >= quotas.favouritesPerPractice) throw quotaExceeded({ name: 'favouritesPerPractice' })
    return {
      writes: [favourites.add(companyId, id, all), blocks.mustNotBlock(companyId, id)],
      response,
      events: [locumListEvent('favourite.added', id, companyId)],
    }
  })

/** Also a locum who has left, and one who is none. */
export const removeFavourite = (
  { execute, favourites }: Deps,
  { params: { companyId, professionalId: id } }: InputOf<Contract['removeFavourite']>,
): Promise<Favourite> =>
  execute(async () => {
    const response = { id, favourite: false }
    const all = await favourites.get(companyId, 'consistent')
    if (!isFavourite(all, id)) return { writes: [], response, events: [] }
    return {
      writes: [favourites.remove(companyId, id, all)],
      response,
      events: [locumListEvent('favourite.removed', id, companyId)],
    }
  })
