import type { CompanyId, PoolId } from '#shared/kernel/ids.ts'
import type { Pool } from '#shared/locum-lists/locum-lists.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf, type Consistency } from '#functions/platform/dynamo/items-of.ts'
import { hasVersion, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { listsItem, poolItem } from './locum-lists.items.ts'

export type StoredPool = Pool & { version?: number }

/** The version of a practice's lists; undefined before their first change. */
export type ListsLock = { version?: number }

/** How a locum's `BLOCKS-AND-POOLS` names a pool. */
export const poolKeyOf = (company: CompanyId, id: PoolId): string => `${company}#${id}`

/**
 * The named pools of a practice: a quota limits how many there are, and how many locums each has. A pool that is made
 * or renamed, a locum who joins one and a block write the lists' lock, so that no two of them miss each other.
 */
export const poolsRepository = (db: Db, table: string) => {
  const pools = itemsOf(db, table, poolItem)
  const locks = itemsOf(db, table, listsItem)
  return {
    get: (company: CompanyId, id: PoolId): Promise<StoredPool | undefined> =>
      pools.get(poolItem.key(company, id), 'consistent'),

    listAll: (company: CompanyId, consistency: Consistency): Promise<StoredPool[]> =>
      pools.list(poolItem.all(company), consistency),

    /** To be read first, and the lists after it, so that they are at least as new. */
    readLock: async (company: CompanyId): Promise<ListsLock> =>
      (await locks.get(listsItem.key(company), 'consistent')) ?? {},

    writeLock: (company: CompanyId, lock: ListsLock): TransactItem => locks.save(listsItem.key(company), lock),

    put: (company: CompanyId, pool: StoredPool): TransactItem => pools.save(poolItem.key(company, pool.id), pool),

    end: (company: CompanyId, { id, version }: StoredPool): TransactItem =>
      pools.remove(poolItem.key(company, id), hasVersion(version)),
  }
}

export type PoolsRepository = ReturnType<typeof poolsRepository>
