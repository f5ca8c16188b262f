import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { limitLockItem } from './sent-requests.items.ts'

/**
 * One per practice and per locum with many open offers or requests: whoever adds another writes it on condition of its
 * version, so that a burst passes the limit by no more than what the index has not shown yet.
 */
export const limitLocksRepository = (db: Db, table: string) => {
  const locks = itemsOf(db, table, limitLockItem)
  return {
    /** Its next version, to be written. To be read first, and what is counted after it. */
    next: async (party: CompanyId | UserId): Promise<TransactItem> => {
      const key = limitLockItem.key(party)
      return locks.save(key, (await locks.get(key, 'consistent')) ?? {})
    },
  }
}

export type LimitLocksRepository = ReturnType<typeof limitLocksRepository>
