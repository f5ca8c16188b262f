import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { BlocksRepository } from '#functions/stores/blocks.repository.ts'
import type { ListedRepository } from '#functions/stores/listed.repository.ts'
import type { FavouritesRepository } from '#functions/stores/favourites.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { blockLocum } from './block-locum.ts'
import { listBlocked } from './list-blocked.ts'
import { unblockLocum } from './unblock-locum.ts'
import { addFavourite } from './add-favourite.ts'
import { listFavourites } from './list-favourites.ts'
import { removeFavourite } from './remove-favourite.ts'

type Deps = {
  favourites: FavouritesRepository
  blocks: BlocksRepository
  listed: ListedRepository
  professionals: ProfessionalsRepository
}

export const locumListsRoutes = {
  listFavourites,
  addFavourite,
  removeFavourite,
  listBlocked,
  blockLocum,
  unblockLocum,
} satisfies Handlers<typeof locumListsContract, Deps>
