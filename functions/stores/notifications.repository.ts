import type { CompanyId, EventId, UserId } from '#shared/kernel/ids.ts'
import type { Channel } from '#shared/notifications/channels.ts'
import type { Notification, SentNotification, Unread } from '#shared/notifications/notifications.schema.ts'
import { MAX_COUNTED } from '#shared/notifications/unread.rules.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { deleteRange } from '#functions/platform/dynamo/delete-range.ts'
import { itemsOf, type Cursor, type ItemPage, type Pages } from '#functions/platform/dynamo/items-of.ts'
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

/** In the order of the alphabet, as sets have none. */
const channelsIn = (set: ReadonlySet<Channel> = new Set()): Channel[] => [...set].toSorted()

/** The notifications of a user, as the user sees them. Sending them has a repository of its own. */
export const notificationsRepository = (db: Db, table: string) => {
  const notes = itemsOf(db, table, noteItem, notificationOf)
  const sentNotes = itemsOf(db, table, noteItem, ({ due, sent, ...note }, key): SentNotification => {
    const { id, title, text, createdAt, read } = notificationOf(note, key)
    return { id, title, text, createdAt, read, sent: channelsIn(sent), due: channelsIn(due) }
  })
  const marks = itemsOf(db, table, readMarkItem)

  /** Up to which notification all have been marked as read. */
  const readUpTo = async (userId: UserId): Promise<EventId | undefined> =>
    (await marks.get(readMarkItem.key(userId), 'consistent'))?.upTo
  const withMark = <Note extends Pick<Notification, 'id' | 'read'>>(note: Note, upTo = ''): Note => ({
    ...note,
    read: note.read || note.id <= upTo,
  })

  const page = <Note>(
    reads: Pages<Note>,
    userId: UserId,
    { after, limit = PAGE, filter }: { after?: EventId | undefined; limit?: number; filter?: Condition | undefined },
  ) => {
    const start = after && noteItem.key(userId, after)
    return reads.page(noteItem.all(userId), 'eventual', { limit, start, descending: true, ...(filter && { filter }) })
  }

  const listed = async <Note extends Pick<Notification, 'id' | 'read'>>(
    reads: Pages<Note>,
    userId: UserId,
    which: { after?: EventId | undefined; filter?: Condition | undefined },
  ): Promise<{ items: Note[]; nextToken?: EventId }> => {
    const [{ items, next }, upTo] = await Promise.all([page(reads, userId, which), readUpTo(userId)])
    return {
      items: items.map((item) => withMark(item, upTo)),
      ...(next && { nextToken: String(next.sk).slice(noteItem.name.length) as EventId }),
    }
  }

  return {
    /** Newest first, after the last one of the previous page; all, or those about one practice, which may be fewer. */
    list: (userId: UserId, after?: EventId, practice?: CompanyId) =>
      listed(notes, userId, { after, filter: practice && isAbout(practice) }),

    /** The same with the channels that each was sent by. */
    listSent: (userId: UserId, after?: EventId) => listed(sentNotes, userId, { after }),

    /** How many are unread, counted up to a maximum, and which is the newest of all. */
    unread: async (userId: UserId): Promise<Unread> => {
      const countUnread = async () => {
        const sk = after(`${noteItem.name}${(await readUpTo(userId)) ?? ''}`)
        return notes.count({ index: 'unread', unreadBy: userId, sk }, 'eventual', { limit: MAX_COUNTED })
      }
      const [{ count }, { items }] = await Promise.all([countUnread(), page(notes, userId, { limit: 1 })])
      return { count, ...(items[0] && { newest: items[0].id }) }
    },

    /** The same about one practice, of the latest. */
    unreadAbout: async (userId: UserId, practice: CompanyId): Promise<Unread> => {
      const found = page(notes, userId, { limit: MAX_COUNTED, filter: isAbout(practice) })
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
