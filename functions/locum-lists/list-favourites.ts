import type { InputOf, OutputOf } from '#shared/kernel/define-contract.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { isFavourite, type FavouritesRepository } from '#functions/stores/favourites.repository.ts'

type Operation = (typeof locumListsContract)['listFavourites']

export const listFavourites = async (
  { favourites }: { favourites: FavouritesRepository },
  { params, query }: InputOf<Operation>,
): Promise<OutputOf<Operation>> => {
  const all = await favourites.get(params.companyId, 'eventual')
  return { favourites: query.ids.filter((id) => isFavourite(all, id)) }
}
