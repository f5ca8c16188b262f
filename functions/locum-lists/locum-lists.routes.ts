import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { blockLocum, unblockLocum } from './block-unblock-locum.ts'
import { listBlocked } from './list-blocked.ts'
import { addToPool, createPool, deletePool, getPool, listPools, renamePool, removeFromPool } from './pools.ts'
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
