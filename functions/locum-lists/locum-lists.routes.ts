import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { FavouritesRepository } from '#functions/stores/favourites.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { addFavourite } from './add-favourite.ts'
import { listFavourites } from './list-favourites.ts'
import { removeFavourite } from './remove-favourite.ts'

type Deps = { favourites: FavouritesRepository; professionals: ProfessionalsRepository }

export const locumListsRoutes = { listFavourites, addFavourite, removeFavourite } satisfies Handlers<
  typeof locumListsContract,
  Deps
>
