import { DeleteCommand, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { EventId, UserId } from '#shared/kernel/ids.ts'
import type { Notification, Unread } from '#shared/notifications/notifications.schema.ts'
import { MAX_COUNTED } from '#shared/notifications/unread.rules.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { deleteRange } from '#functions/platform/dynamo/delete-range.ts'
import { exportPage, type Cursor, type ExportPage } from '#functions/platform/dynamo/export-page.ts'
import { conditionFailed } from '#functions/platform/dynamo/failures.ts'
import { withKeyPrefix } from '#functions/platform/dynamo/ranges.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { chatNoteItem, noteItem, readMarkItem } from './notifications.items.ts'

const PAGE = 20

const idOf = ({ sk }: Stored): EventId => String(sk).slice(noteItem.name.length) as EventId

export const notificationOf = (item: Stored): Notification => {
  const { title, text, details, link, action, createdAt, read } = noteItem.read(item)
  return { id: idOf(item), title, text, ...(details && { details }), link, ...(action && { action }), createdAt, read }
}

/** The notifications of a user, as the user sees them. Sending them has a repository of its own. */
export const notificationsRepository = (db: Db, table: string) => {
  /** Up to which notification all have been marked as read. */
  const readUpTo = async (userId: UserId): Promise<EventId | undefined> => {
    const { Item } = await db.send(
      new GetCommand({ TableName: table, Key: readMarkItem.key(userId), ConsistentRead: true }),
    )
    return Item && readMarkItem.read(Item).upTo
  }
  const withMark = (note: Notification, upTo = ''): Notification => ({ ...note, read: note.read || note.id <= upTo })

  const page = async (userId: UserId, after: EventId | undefined, Limit: number) =>
    db.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :user AND begins_with(sk, :note)',
        ExpressionAttributeValues: { ':user': userId, ':note': noteItem.name },
        ScanIndexForward: false,
        Limit,
        ...(after && { ExclusiveStartKey: noteItem.key(userId, after) }),
      }),
    )

  const countUnread = async (userId: UserId, upTo: EventId | undefined): Promise<number> => {
    const { Count = 0 } = await db.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'unread',
        KeyConditionExpression: 'unreadBy = :user AND sk > :read',
        ExpressionAttributeValues: { ':user': userId, ':read': `${noteItem.name}${upTo ?? ''}` },
        Select: 'COUNT',
        Limit: MAX_COUNTED,
      }),
    )
    return Count
  }

  return {
    /** Newest first, after the last one of the previous page. */
    list: async (userId: UserId, after?: EventId): Promise<{ items: Notification[]; nextToken?: EventId }> => {
      const [{ Items = [], LastEvaluatedKey }, upTo] = await Promise.all([page(userId, after, PAGE), readUpTo(userId)])
      const items = Items.map((item) => withMark(notificationOf(item), upTo))
      const last = items.at(-1)
      return { items, ...(LastEvaluatedKey && last && { nextToken: last.id }) }
    },

    /** How many are unread, counted up to a maximum, and which is the newest of all. */
    unread: async (userId: UserId): Promise<Unread> => {
      const [count, { Items: [newest] = [] }] = await Promise.all([
        readUpTo(userId).then((upTo) => countUnread(userId, upTo)),
        page(userId, undefined, 1),
      ])
      return { count, ...(newest && { newest: idOf(newest) }) }
    },

    /** The updated notification, or undefined if this user has none with that id. */
    markRead: async (userId: UserId, id: EventId): Promise<Notification | undefined> => {
      const change = { set: { read: true }, clear: ['unreadBy'] } as const
      const update = new UpdateCommand({
        ...noteItem.update(table, noteItem.key(userId, id), change),
        ReturnValues: 'ALL_NEW',
      })
      const updated = await db.send(update).catch(conditionFailed)
      return updated?.Attributes && notificationOf(updated.Attributes)
    },

    /** This one and all older ones, however many they are; a mark that is later already stays. */
    markReadUpTo: async (userId: UserId, upTo: EventId): Promise<void> => {
      const put = new PutCommand({
        TableName: table,
        Item: readMarkItem.written({ ...readMarkItem.key(userId), upTo }),
        ConditionExpression: 'attribute_not_exists(pk) OR #upTo < :upTo',
        ExpressionAttributeNames: { '#upTo': 'upTo' },
        ExpressionAttributeValues: { ':upTo': upTo },
      })
      await db.send(put).catch(conditionFailed)
    },

    /** All notifications, oldest first. */
    exportPage: async (userId: UserId, cursor: Cursor | undefined): Promise<ExportPage<Notification>> => {
      const [{ items, next }, upTo] = await Promise.all([
        exportPage(db, withKeyPrefix(table, userId, noteItem.name), cursor),
        readUpTo(userId),
      ])
      return { items: items.map((item) => withMark(notificationOf(item), upTo)), next }
    },

    /** After the account was deleted. */
    removeAll: async (userId: UserId): Promise<void> => {
      for (const { name } of [noteItem, chatNoteItem]) await deleteRange(db, withKeyPrefix(table, userId, name))
      await db.send(new DeleteCommand({ TableName: table, Key: readMarkItem.key(userId) }))
    },
  }
}

export type NotificationsRepository = ReturnType<typeof notificationsRepository>
