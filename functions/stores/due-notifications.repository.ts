import { GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '#shared/kernel/dates.ts'
import { eventIdOf, type EventId, type UserId } from '#shared/kernel/ids.ts'
import type { Notification } from '#shared/notifications/notifications.schema.ts'
import type { About } from '#shared/notifications/notification-about.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { failedConditions } from '#functions/platform/dynamo/failures.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { noteItem, type Channel, type NotificationKind } from './notifications.items.ts'
import { notFound, notificationOf } from './notifications.repository.ts'
import { usersRepository } from './users.repository.ts'

/** A notification with what its channels need to send it. */
export type DueNotification = Notification & {
  kind?: NotificationKind | undefined
  push?: string | undefined
  about?: About | undefined
  due: readonly Channel[]
}

/** More than a user receives within a minute, or in a night. */
const MAX_TOGETHER = 50

const dueOf = (item: Stored): DueNotification => {
  const { kind, push, about, due = [] } = noteItem.read(item)
  return { ...notificationOf(item), kind, push, about, due: [...due] }
}

/** The lowest id of an event at a time. */
const firstIdAt = (at: Instant): EventId => eventIdOf(at, new Uint8Array(16))

/** What notifications still have to be sent, by which channels. */
export const dueNotificationsRepository = (db: Db, table: string) => ({
  get: async (userId: UserId, id: EventId): Promise<DueNotification | undefined> => {
    const { Item } = await db.send(
      new GetCommand({ TableName: table, Key: noteItem.key(userId, id), ConsistentRead: true }),
    )
    return Item && dueOf(Item)
  },

  /** Those that this channel has yet to send, oldest first, of events since a time. */
  list: async (userId: UserId, channel: Channel, since: Instant): Promise<DueNotification[]> => {
    const { Items = [] } = await db.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :user AND sk BETWEEN :first AND :last',
        FilterExpression: 'contains(due, :channel)',
        ExpressionAttributeValues: {
          ':user': userId,
          ':first': noteItem.key(userId, firstIdAt(since)).sk,
          ':last': `${noteItem.name}~`,
          ':channel': channel,
        },
        ConsistentRead: true,
      }),
    )
    return Items.slice(0, MAX_TOGETHER).map(dueOf)
  },

  /**
   * Stores a notification once, while its reader has an account. Returns the channels it has yet to be sent by, even if
   * it was stored before.
   */
  add: async (
    userId: UserId,
    { id, due, ...note }: DueNotification,
  ): Promise<{ added: boolean; due: readonly Channel[] }> => {
    const Key = noteItem.key(userId, id)
    const unread = note.read ? {} : { unreadBy: userId }
    const Item = noteItem.written({ ...Key, ...note, ...unread, ...(due.length > 0 && { due: new Set(due) }) })
    const account = usersRepository(db, table).mustExist(userId)
    const put = { Put: { TableName: table, Item, ConditionExpression: 'attribute_not_exists(pk)' } }
    const failed = await db
      .send(new TransactWriteCommand({ TransactItems: [account, put] }))
      .then(() => undefined, failedConditions)
    if (!failed) return { added: true, due }
    const [accountDeleted] = failed
    if (accountDeleted) return { added: false, due: [] }
    const { Item: earlier } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    return { added: false, due: earlier ? dueOf(earlier).due : [] }
  },

  /**
   * Marks it as sent by this channel. Updating a notification deleted meanwhile would create an empty one, so it must
   * exist.
   */
  markSent: async (userId: UserId, id: EventId, channel: Channel): Promise<void> => {
    const remove = { due: new Set([channel]) }
    const update = noteItem.update(table, noteItem.key(userId, id), { remove, since: 1 })
    await db.send(new UpdateCommand(update)).catch(notFound)
  },
})

export type DueNotificationsRepository = ReturnType<typeof dueNotificationsRepository>
