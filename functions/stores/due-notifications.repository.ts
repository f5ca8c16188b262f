import { DeleteCommand, GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '#shared/kernel/dates.ts'
import { eventIdOf, type CompanyId, type EventId, type UserId } from '#shared/kernel/ids.ts'
import type { Notification } from '#shared/notifications/notifications.schema.ts'
import type { About, ChatAbout } from '#shared/notifications/notification-about.schema.ts'
import type { Pace } from '#shared/notifications/pace.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { conditionFailed, failedConditions } from '#functions/platform/dynamo/failures.ts'
import { queryAll } from '#functions/platform/dynamo/query-all.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { chatNoteItem, noteItem, type Channel, type NotificationKind } from './notifications.items.ts'
import { notificationOf } from './notifications.repository.ts'
import { usersRepository } from './users.repository.ts'

/** A notification with what its channels need to send it. */
export type DueNotification = Notification & {
  kind?: NotificationKind | undefined
  push?: string | undefined
  about?: About | undefined
  chat?: ChatAbout | undefined
  practice?: CompanyId | undefined
  pace?: Pace | undefined
  due: readonly Channel[]
}

const dueOf = (item: Stored): DueNotification => {
  if (!String(item.sk).startsWith(chatNoteItem.name)) {
    const { kind, push, about, practice, pace, due = [] } = noteItem.read(item)
    return { ...notificationOf(item), kind, push, about, practice, pace, due: [...due] }
  }
  const { pk: _pk, sk, v: _v, due = [], ...note } = chatNoteItem.read(item)
  return { ...note, id: sk.slice(chatNoteItem.name.length) as EventId, read: false, due: [...due] }
}

/** The lowest id of an event at a time. */
const firstIdAt = (at: Instant): EventId => eventIdOf(at, new Uint8Array(16))

/** What notifications still have to be sent, by which channels. */
export const dueNotificationsRepository = (db: Db, table: string) => {
  const getItem = async (Key: object): Promise<DueNotification | undefined> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    return Item && dueOf(Item)
  }
  const get = async (userId: UserId, id: EventId): Promise<DueNotification | undefined> =>
    (await getItem(noteItem.key(userId, id))) ?? getItem(chatNoteItem.key(userId, id))

  const listOf = async (
    { name }: { name: string },
    userId: UserId,
    channel: Channel,
    since: Instant,
  ): Promise<DueNotification[]> => {
    const items = await queryAll(db, {
      TableName: table,
      KeyConditionExpression: 'pk = :user AND sk BETWEEN :first AND :last',
      FilterExpression: 'contains(due, :channel)',
      ExpressionAttributeValues: {
        ':user': userId,
        ':first': `${name}${firstIdAt(since)}`,
        ':last': `${name}~`,
        ':channel': channel,
      },
      ConsistentRead: true,
    })
    return items.map(dueOf)
  }

  return {
    get,

    /** Those that this channel has yet to send, oldest first, of events since a time. */
    list: async (userId: UserId, channel: Channel, since: Instant): Promise<DueNotification[]> => {
      const found = await Promise.all([noteItem, chatNoteItem].map((kind) => listOf(kind, userId, channel, since)))
      return found.flat().sort((a, b) => (a.id < b.id ? -1 : 1))
    },

    /**
     * Stores a notification once, while its reader has an account. Returns the channels it has yet to be sent by, even
     * if it was stored before.
     */
    add: async (
      userId: UserId,
      { id, due: channels, chat, details, pace, read, ...note }: DueNotification,
    ): Promise<{ added: boolean; due: readonly Channel[] }> => {
      const due = channels.length > 0 ? { due: new Set(channels) } : {}
      const Item = chat
        ? chatNoteItem.written({ ...chatNoteItem.key(userId, id), ...note, chat, ...due })
        : noteItem.written({
            ...noteItem.key(userId, id),
            ...note,
            ...(details && { details }),
            ...(pace && { pace }),
            read,
            ...(!read && { unreadBy: userId }),
            ...due,
          })
      const account = usersRepository(db, table).mustExist(userId)
      const put = { Put: { TableName: table, Item, ConditionExpression: 'attribute_not_exists(pk)' } }
      const failed = await db
        .send(new TransactWriteCommand({ TransactItems: [account, put] }))
        .then(() => undefined, failedConditions)
      if (!failed) return { added: true, due: channels }
      const [accountDeleted] = failed
      if (accountDeleted) return { added: false, due: [] }
      return { added: false, due: (await get(userId, id))?.due ?? [] }
    },

    /**
     * Marks it as sent by this channel. Updating a notification deleted meanwhile would create an empty one, so it must
     * exist.
     */
    markSent: async (userId: UserId, { id, chat }: DueNotification, channel: Channel): Promise<void> => {
      const remove = { due: new Set([channel]) }
      if (!chat) {
        const update = noteItem.update(table, noteItem.key(userId, id), { remove })
        await db.send(new UpdateCommand(update)).catch(conditionFailed)
        return
      }
      const Key = chatNoteItem.key(userId, id)
      const update = { ...chatNoteItem.update(table, Key, { remove }), ReturnValues: 'ALL_NEW' as const }
      const left = await db.send(new UpdateCommand(update)).catch(conditionFailed)
      if (left && !left.Attributes?.due) await db.send(new DeleteCommand({ TableName: table, Key }))
    },
  }
}

export type DueNotificationsRepository = ReturnType<typeof dueNotificationsRepository>
