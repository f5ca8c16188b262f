import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf, type Consistency } from '#functions/platform/dynamo/items-of.ts'
import { isNew, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { listedItem } from './locum-lists.items.ts'

/** The practices whose lists have a locum; `pools` are named by `poolKeyOf`. Without any, nothing may be stored. */
export type Listed = { isStored: boolean; blockedBy: ReadonlySet<CompanyId>; pools: ReadonlySet<string> }

type Members = { blockedBy?: Set<CompanyId>; pools?: Set<string> }
type Change = { add?: Members; remove?: Members }

/** Sets that are changed in place, so the item has no version, and practices don't wait for each other. */
export const listedRepository = (db: Db, table: string) => {
  const stored = itemsOf(db, table, listedItem)
  return {
    get: async (id: UserId, consistency: Consistency): Promise<Listed> => {
      const found = await stored.get(listedItem.key(id), consistency)
      return { isStored: found !== undefined, blockedBy: new Set(found?.blockedBy), pools: new Set(found?.pools) }
    },

    /** Only what a locum has been added to is taken away, so the item exists then. */
    change: (id: UserId, { isStored }: Pick<Listed, 'isStored'>, change: Change): TransactItem => {
      const key = listedItem.key(id)
      return isStored ? stored.update(key, change) : stored.put(key, { ...change.add }, isNew)
    },

    /** After a practice was deleted. */
    takeNow: async (id: UserId, remove: Members): Promise<void> => {
      await writeOne(db, stored.update(listedItem.key(id), { remove }))
    },

    /** After the locum's account was deleted. */
    remove: async (id: UserId): Promise<void> => {
      await writeOne(db, stored.remove(listedItem.key(id)))
    },
  }
}

export type ListedRepository = ReturnType<typeof listedRepository>
