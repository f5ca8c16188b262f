import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { limitLockItem } from './sent-requests.items.ts'

/**
 * One per practice and per locum with many open offers or requests: whoever adds another writes it on condition of its
 * version, so that a burst passes the limit by no more than what the index has not shown yet.
 */
export const limitLocksRepository = (db: Db, table: string) => ({
  /** Its next version, to be written. To be read first, and what is counted after it. */
  next: async (party: CompanyId | UserId): Promise<TransactItem> => {
    const Key = limitLockItem.key(party)
    const { Item } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    return replace(table, limitLockItem, Key, Item && limitLockItem.read(Item).version)
  },
})

export type LimitLocksRepository = ReturnType<typeof limitLocksRepository>
