import type { CompanyId, EventId, UserId } from '#shared/kernel/ids.ts'
import type { Notification, Unread } from '#shared/notifications/notifications.schema.ts'
import { MAX_COUNTED } from '#shared/notifications/unread.rules.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { deleteRange } from '#functions/platform/dynamo/delete-range.ts'
import { itemsOf, type Cursor, type ItemPage } from '#functions/platform/dynamo/items-of.ts'
import { after } from '#functions/platform/dynamo/ranges.ts'
import type { Condition } from '#functions/platform/dynamo/update-expression.ts'
import { isNew } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { chatNoteItem, noteItem, readMarkItem } from './notifications.items.ts'

const PAGE = 20

const isAbout = (practice: CompanyId): Condition => ({ expression: '#practice = :practice', values: { practice } })

const notificationOf = (note: Omit<Notification, 'id'>, { sk }: { sk: string }): Notification => {
  const { title, text, details, link, action, createdAt, read } = note
  const id = sk.slice(noteItem.name.length) as EventId
  return { id, title, text, ...(details && { details }), link, ...(action && { action }), createdAt, read }
}

/** The notifications of a user, as the user sees them. Sending them has a repository of its own. */
export const notificationsRepository = (db: Db, table: string) => {
  const notes = itemsOf(db, table, noteItem, notificationOf)
  const marks = itemsOf(db, table, readMarkItem)

  /** Up to which notification all have been marked as read. */
  const readUpTo = async (userId: UserId): Promise<EventId | undefined> =>
    (await marks.get(readMarkItem.key(userId), 'consistent'))?.upTo
  const withMark = (note: Notification, upTo = ''): Notification => ({ ...note, read: note.read || note.id <= upTo })

  const page = (userId: UserId, after: EventId | undefined, limit: number, filter?: Condition) => {
    const start = after && noteItem.key(userId, after)
    return notes.page(noteItem.all(userId), 'eventual', { limit, start, descending: true, ...(filter && { filter }) })
  }

  return {
    /** Newest first, after the last one of the previous page; all, or those about one practice, which may be fewer. */
    list: async (
      userId: UserId,
      after?: EventId,
      practice?: CompanyId,
    ): Promise<{ items: Notification[]; nextToken?: EventId }> => {
      const found = page(userId, after, PAGE, practice && isAbout(practice))
      const [{ items, next }, upTo] = await Promise.all([found, readUpTo(userId)])
      return {
        items: items.map((item) => withMark(item, upTo)),
        ...(next && { nextToken: String(next.sk).slice(noteItem.name.length) as EventId }),
      }
    },

    /** How many are unread, counted up to a maximum, and which is the newest of all. */
    unread: async (userId: UserId): Promise<Unread> => {
      const countUnread = async () => {
        const sk = after(`${noteItem.name}${(await readUpTo(userId)) ?? ''}`)
        return notes.count({ index: 'unread', unreadBy: userId, sk }, 'eventual', { limit: MAX_COUNTED })
      }
      const [{ count }, { items }] = await Promise.all([countUnread(), page(userId, undefined, 1)])
      return { count, ...(items[0] && { newest: items[0].id }) }
    },

    /** The same about one practice, of the latest. */
    unreadAbout: async (userId: UserId, practice: CompanyId): Promise<Unread> => {
      const found = page(userId, undefined, MAX_COUNTED, isAbout(practice))
      const [{ items }, upTo] = await Promise.all([found, readUpTo(userId)])
      const count = items.filter((item) => !withMark(item, upTo).read).length
      return { count, ...(items[0] && { newest: items[0].id }) }
    },

    get: (userId: UserId, id: EventId): Promise<Notification | undefined> =>
      notes.get(noteItem.key(userId, id), 'eventual'),

    /** The updated notification, or undefined if this user has none with that id. */
    markRead: async (userId: UserId, id: EventId): Promise<Notification | undefined> => {
      const key = noteItem.key(userId, id)
      const update = notes.update(key, { set: { read: true }, clear: ['unreadBy'] })
      const note = (await writeOne(db, update, 'ALL_NEW'))?.Attributes
      return note && notificationOf(noteItem.read(note), key)
    },

    /** This one and all older ones, however many they are; a mark that is later already stays. */
    markReadUpTo: async (userId: UserId, upTo: EventId): Promise<void> => {
      const isLater = { expression: `${isNew.expression} OR #upTo < :upTo`, values: { upTo } }
      await writeOne(db, marks.put(readMarkItem.key(userId), { upTo }, isLater))
    },

    /** All notifications, oldest first. */
    exportPage: async (userId: UserId, cursor: Cursor | undefined): Promise<ItemPage<Notification>> => {
      const [{ items, next }, upTo] = await Promise.all([
        notes.exportPage(noteItem.all(userId), cursor),
        readUpTo(userId),
      ])
      return { items: items.map((item) => withMark(item, upTo)), next }
    },

    /** After the account was deleted. */
    removeAll: async (userId: UserId): Promise<void> => {
      for (const kind of [noteItem, chatNoteItem]) await deleteRange(db, table, kind.all(userId))
      await writeOne(db, marks.remove(readMarkItem.key(userId)))
    },
  }
}

export type NotificationsRepository = ReturnType<typeof notificationsRepository>
