import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf, type Consistency } from '#functions/platform/dynamo/items-of.ts'
import { isNew, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { blocksAndPoolsItem } from './locum-lists.items.ts'

/** The practices whose lists have a locum; `pools` are named by `poolKeyOf`. Without any, nothing may be stored. */
export type BlocksAndPools = { isStored: boolean; blockedBy: ReadonlySet<CompanyId>; pools: ReadonlySet<string> }

type Members = { blockedBy?: Set<CompanyId>; pools?: Set<string> }
type Change = { add?: Members; remove?: Members }

/** Sets that are changed in place, so the item has no version, and practices don't wait for each other. */
export const blocksAndPoolsRepository = (db: Db, table: string) => {
  const stored = itemsOf(db, table, blocksAndPoolsItem)
  return {
    get: async (id: UserId, consistency: Consistency): Promise<BlocksAndPools> => {
      const found = await stored.get(blocksAndPoolsItem.key(id), consistency)
      return { isStored: found !== undefined, blockedBy: new Set(found?.blockedBy), pools: new Set(found?.pools) }
    },

    /** Only what a locum has been added to is taken away, so the item exists then. */
    change: (id: UserId, { isStored }: Pick<BlocksAndPools, 'isStored'>, change: Change): TransactItem => {
      const key = blocksAndPoolsItem.key(id)
      return isStored ? stored.update(key, change) : stored.put(key, { ...change.add }, isNew)
    },

    /** After a practice was deleted. */
    takeNow: async (id: UserId, remove: Members): Promise<void> => {
      await writeOne(db, stored.update(blocksAndPoolsItem.key(id), { remove }))
    },

    /** After the locum's account was deleted. */
    remove: async (id: UserId): Promise<void> => {
      await writeOne(db, stored.remove(blocksAndPoolsItem.key(id)))
    },
  }
}

export type BlocksAndPoolsRepository = ReturnType<typeof blocksAndPoolsRepository>
