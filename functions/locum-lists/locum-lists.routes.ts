import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { BlocksRepository } from '#functions/stores/blocks.repository.ts'
import type { ListedRepository } from '#functions/stores/listed.repository.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { FavouritesRepository } from '#functions/stores/favourites.repository.ts'
import type { PoolsRepository } from '#functions/stores/pools.repository.ts'
import type { SearchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { blockLocum } from './block-locum.ts'
import { listBlocked } from './list-blocked.ts'
import { unblockLocum } from './unblock-locum.ts'
import { addToPool } from './add-to-pool.ts'
import { createPool } from './create-pool.ts'
import { deletePool } from './delete-pool.ts'
import { getPool } from './get-pool.ts'
import { listPools } from './list-pools.ts'
import { removeFromPool } from './remove-from-pool.ts'
import { renamePool } from './rename-pool.ts'
import { addFavourite } from './add-favourite.ts'
import { listFavouriteLocums } from './list-favourite-locums.ts'
import { listFavourites } from './list-favourites.ts'
import { removeFavourite } from './remove-favourite.ts'

type Deps = {
  favourites: FavouritesRepository
  blocks: BlocksRepository
  bookings: BookingsRepository
  listed: ListedRepository
  pools: PoolsRepository
  searchEntries: SearchEntriesRepository
  professionals: ProfessionalsRepository
}

export const locumListsRoutes = {
  listFavourites,
  listFavouriteLocums,
  addFavourite,
  removeFavourite,
  listBlocked,
  blockLocum,
  unblockLocum,
  listPools,
  getPool,
  createPool,
  renamePool,
  deletePool,
  addToPool,
  removeFromPool,
} satisfies Handlers<typeof locumListsContract, Deps>
