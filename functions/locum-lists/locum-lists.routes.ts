import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
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
} satisfies Record<keyof typeof locumListsContract, unknown>
