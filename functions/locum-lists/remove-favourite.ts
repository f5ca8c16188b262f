import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { locumListEvent } from '#shared/locum-lists/locum-lists.events.ts'
import type { Favourite } from '#shared/locum-lists/locum-lists.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { isFavourite, type FavouritesRepository } from '#functions/stores/favourites.repository.ts'

type Deps = Pick<Context, 'execute'> & { favourites: FavouritesRepository }
type Input = InputOf<(typeof locumListsContract)['removeFavourite']>

/** Also a locum who has left, and one who is none. */
export const removeFavourite = (
  { execute, favourites }: Deps,
  { params: { companyId, professionalId: id } }: Input,
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
