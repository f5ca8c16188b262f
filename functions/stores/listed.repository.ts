import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { listedItem } from './locum-lists.items.ts'

/** Which practices' lists have a locum; `isStored` is false until one has had them. */
export type Listed = { isStored: boolean; blockedBy: ReadonlySet<CompanyId> }

type Members = { blockedBy?: Set<CompanyId> }

/** Sets that are changed in place, so the item has no version, and practices don't wait for each other. */
export const listedRepository = (db: Db, table: string) => {
  const remove = (id: UserId, members: Members) => listedItem.update(table, listedItem.key(id), { remove: members })
  return {
    get: async (id: UserId, { consistent = false } = {}): Promise<Listed> => {
      const Key = listedItem.key(id)
      const { Item } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: consistent }))
      return { isStored: Item !== undefined, blockedBy: (Item && listedItem.read(Item).blockedBy) ?? new Set() }
    },

    add: (id: UserId, { isStored }: Listed, members: Members): TransactItem =>
      isStored
        ? { Update: listedItem.update(table, listedItem.key(id), { add: members }) }
        : {
            Put: {
              TableName: table,
              Item: listedItem.written({ ...listedItem.key(id), ...members }),
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },

    take: (id: UserId, members: Members): TransactItem => ({ Update: remove(id, members) }),

    /** After a practice was deleted. */
    takeNow: async (id: UserId, members: Members): Promise<void> => {
      await db.send(new UpdateCommand(remove(id, members))).catch((error: Error) => {
        if (error.name !== 'ConditionalCheckFailedException') throw error
      })
    },

    /** After the locum's account was deleted. */
    remove: async (id: UserId): Promise<void> => {
      await db.send(new DeleteCommand({ TableName: table, Key: listedItem.key(id) }))
    },
  }
}

export type ListedRepository = ReturnType<typeof listedRepository>
