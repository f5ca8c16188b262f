import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { conditionFailed } from '#functions/platform/dynamo/failures.ts'
import { listedItem } from './locum-lists.items.ts'

/** The practices whose lists have a locum; `pools` are named by `poolKeyOf`. Without any, nothing may be stored. */
export type Listed = { isStored: boolean; blockedBy: ReadonlySet<CompanyId>; pools: ReadonlySet<string> }

type Members = { blockedBy?: Set<CompanyId>; pools?: Set<string> }
type Change = { add?: Members; remove?: Members }

/** Sets that are changed in place, so the item has no version, and practices don't wait for each other. */
export const listedRepository = (db: Db, table: string) => {
  const update = (id: UserId, change: Change) => listedItem.update(table, listedItem.key(id), change)
  return {
    get: async (id: UserId, { consistent = false } = {}): Promise<Listed> => {
      const Key = listedItem.key(id)
      const { Item } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: consistent }))
      const { blockedBy, pools }: Members = Item ? listedItem.read(Item) : {}
      return { isStored: Item !== undefined, blockedBy: blockedBy ?? new Set(), pools: pools ?? new Set() }
    },

    /** Only what a locum has been added to is taken away, so the item exists then. */
    change: (id: UserId, { isStored }: Pick<Listed, 'isStored'>, change: Change): TransactItem =>
      isStored
        ? { Update: update(id, change) }
        : {
            Put: {
              TableName: table,
              Item: listedItem.written({ ...listedItem.key(id), ...change.add }),
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },

    /** After a practice was deleted. */
    takeNow: async (id: UserId, remove: Members): Promise<void> => {
      await db.send(new UpdateCommand(update(id, { remove }))).catch(conditionFailed)
    },

    /** After the locum's account was deleted. */
    remove: async (id: UserId): Promise<void> => {
      await db.send(new DeleteCommand({ TableName: table, Key: listedItem.key(id) }))
    },
  }
}

export type ListedRepository = ReturnType<typeof listedRepository>
