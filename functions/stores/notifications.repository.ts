import { DeleteCommand, GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { EventId, UserId } from '#shared/kernel/ids.ts'
import type { Notification } from '#shared/notifications/notifications.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { exportPage, type Cursor, type ExportPage } from '#functions/platform/dynamo/export-page.ts'
import { withKeyPrefix } from '#functions/platform/dynamo/ranges.ts'
import { failedConditions } from '#functions/platform/dynamo/failures.ts'
import { queryAll } from '#functions/platform/dynamo/query-all.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { noteItem, type Channel } from './notifications.items.ts'
import { usersRepository } from './users.repository.ts'

const PAGE = 20

const notificationOf = (item: Stored): Notification => {
  const { sk, title, text, details, link, createdAt, read } = noteItem.read(item)
  const id = sk.slice(noteItem.name.length) as EventId
  return { id, title, text, ...(details && { details }), link, createdAt, read }
}

const dueOf = (item: Stored): Channel[] => [...(noteItem.read(item).due ?? [])]

const orUndefined = (error: Error): undefined => {
  if (error.name !== 'ConditionalCheckFailedException') throw error
  return undefined
}

export const notificationsRepository = (db: Db, table: string) => ({
  /** Newest first, after the last one of the previous page. */
  list: async (userId: UserId, after?: EventId): Promise<{ items: Notification[]; nextToken?: EventId }> => {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :user AND begins_with(sk, :note)',
        ExpressionAttributeValues: { ':user': userId, ':note': noteItem.name },
        ScanIndexForward: false,
        Limit: PAGE,
        ...(after && { ExclusiveStartKey: noteItem.key(userId, after) }),
      }),
    )
    const items = Items.map(notificationOf)
    const last = items.at(-1)
    return { items, ...(LastEvaluatedKey && last && { nextToken: last.id }) }
  },

  /** The updated notification, or undefined if this user has none with that id. */
  markRead: async (userId: UserId, id: EventId): Promise<Notification | undefined> => {
    const update = new UpdateCommand({
      ...noteItem.update(table, noteItem.key(userId, id), { set: { read: true } }),
      ReturnValues: 'ALL_NEW',
    })
    const updated = await db.send(update).catch(orUndefined)
    return updated?.Attributes && notificationOf(updated.Attributes)
  },

  /** With the channels it has yet to be sent by; undefined if this user has none with that id. */
  get: async (userId: UserId, id: EventId): Promise<{ notification: Notification; due: Channel[] } | undefined> => {
    const { Item } = await db.send(
      new GetCommand({ TableName: table, Key: noteItem.key(userId, id), ConsistentRead: true }),
    )
    return Item && { notification: notificationOf(Item), due: dueOf(Item) }
  },

  /**
   * Stores a notification once, while its reader has an account. Returns the channels it has yet to be sent by, even if
   * it was stored before.
   */
  add: async (
    userId: UserId,
    { id, ...note }: Notification,
    due: readonly Channel[],
  ): Promise<{ added: boolean; due: readonly Channel[] }> => {
    const Key = noteItem.key(userId, id)
    const Item = noteItem.written({ ...Key, ...note, ...(due.length > 0 && { due: new Set(due) }) })
    const account = usersRepository(db, table).mustExist(userId)
    const put = { Put: { TableName: table, Item, ConditionExpression: 'attribute_not_exists(pk)' } }
    const failed = await db
      .send(new TransactWriteCommand({ TransactItems: [account, put] }))
      .then(() => undefined, failedConditions)
    if (!failed) return { added: true, due }
    const [accountDeleted] = failed
    if (accountDeleted) return { added: false, due: [] }
    const { Item: earlier } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    return { added: false, due: earlier ? dueOf(earlier) : [] }
  },

  /** All notifications, oldest first. */
  exportPage: async (userId: UserId, cursor: Cursor | undefined): Promise<ExportPage<Notification>> => {
    const { items, next } = await exportPage(db, withKeyPrefix(table, userId, noteItem.name), cursor)
    return { items: items.map(notificationOf), next }
  },

  /** After the account was deleted. */
  removeAll: async (userId: UserId): Promise<void> => {
    const keys = await queryAll(db, {
      TableName: table,
      KeyConditionExpression: 'pk = :user AND begins_with(sk, :note)',
      ExpressionAttributeValues: { ':user': userId, ':note': noteItem.name },
      ProjectionExpression: 'pk, sk',
      // Includes those stored just before the account was deleted.
      ConsistentRead: true,
    })
    for (const Key of keys) await db.send(new DeleteCommand({ TableName: table, Key }))
  },

  /**
   * Marks it as sent by this channel. Updating a notification deleted meanwhile would create an empty one, so it must
   * exist.
   */
  markSent: async (userId: UserId, id: EventId, channel: Channel): Promise<void> => {
    const remove = { due: new Set([channel]) }
    await db.send(new UpdateCommand(noteItem.update(table, noteItem.key(userId, id), { remove }))).catch(orUndefined)
  },
})

export type NotificationsRepository = ReturnType<typeof notificationsRepository>
