import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { CompanyId, PoolId } from '#shared/kernel/ids.ts'
import type { Pool } from '#shared/locum-lists/locum-lists.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { queryAll } from '#functions/platform/dynamo/query-all.ts'
import { withKeyPrefix } from '#functions/platform/dynamo/ranges.ts'
import { removeVersion, replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { listsItem, poolItem } from './locum-lists.items.ts'

export type StoredPool = Pool & { version?: number }

const toPool = (item: Stored): StoredPool => {
  const { pk: _pk, sk: _sk, v: _v, ...pool } = poolItem.read(item)
  return pool
}

/** The version of a practice's lists; undefined before their first change. */
export type ListsLock = { version?: number }

/** How a locum's `LISTED` names a pool. */
export const poolKeyOf = (company: CompanyId, id: PoolId): string => `${company}#${id}`

/**
 * The named pools of a practice: a quota limits how many there are, and how many locums each has. A pool that is made
 * or renamed, a locum who joins one and a block write the lists' lock, so that no two of them miss each other.
 */
export const poolsRepository = (db: Db, table: string) => ({
  get: async (company: CompanyId, id: PoolId): Promise<StoredPool | undefined> => {
    const Key = poolItem.key(company, id)
    const { Item } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    return Item && toPool(Item)
  },

  listAll: async (company: CompanyId, { consistent = false } = {}): Promise<StoredPool[]> =>
    (await queryAll(db, { ...withKeyPrefix(table, company, poolItem.name), ConsistentRead: consistent })).map(toPool),

  /** To be read first, and the lists after it, so that they are at least as new. */
  readLock: async (company: CompanyId): Promise<ListsLock> => {
    const Key = listsItem.key(company)
    const { Item } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    return Item ? { version: listsItem.read(Item).version } : {}
  },

  writeLock: (company: CompanyId, { version }: ListsLock): TransactItem =>
    replace(table, listsItem, listsItem.key(company), version),

  put: (company: CompanyId, { version, ...pool }: StoredPool): TransactItem =>
    replace(table, poolItem, { ...poolItem.key(company, pool.id), ...pool }, version),

  end: (company: CompanyId, { id, version }: StoredPool): TransactItem =>
    removeVersion(table, poolItem.key(company, id), version),
})

export type PoolsRepository = ReturnType<typeof poolsRepository>
