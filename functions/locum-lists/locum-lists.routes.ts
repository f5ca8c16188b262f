import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { blockLocum } from './block-locum.ts'
import { listBlocked } from './list-blocked.ts'
import { unblockLocum } from './unblock-locum.ts'
import { addToPool } from './add-to-pool.ts'
import { createPool, deletePool, getPool, listPools, renamePool } from './pools.ts'
import { removeFromPool } from './remove-from-pool.ts'
import { addFavourite, listFavouriteLocums, listFavourites, removeFavourite } from './favourites.ts'

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
