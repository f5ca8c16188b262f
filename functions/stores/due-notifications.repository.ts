import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '#shared/kernel/dates.ts'
import { eventIdOf, type CompanyId, type EventId, type UserId } from '#shared/kernel/ids.ts'
import type { Channel } from '#shared/notifications/channels.ts'
import type { Notification } from '#shared/notifications/notifications.schema.ts'
import type { About, ChatAbout } from '#shared/notifications/notification-about.schema.ts'
import type { Pace } from '#shared/notifications/pace.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { failedConditions } from '#functions/platform/dynamo/failures.ts'
import { itemsOf, readsOf } from '#functions/platform/dynamo/items-of.ts'
import { between } from '#functions/platform/dynamo/ranges.ts'
import { isNew } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { chatNoteItem, noteItem, type NotificationKind } from './notifications.items.ts'
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
  const sk = String(item.sk)
  const {
    due = [],
    sent: _,
    ...note
  } = sk.startsWith(chatNoteItem.name)
    ? { ...chatNoteItem.read(item), id: sk.slice(chatNoteItem.name.length) as EventId, read: false }
    : { ...noteItem.read(item), id: sk.slice(noteItem.name.length) as EventId }
  return { ...note, due: [...due] }
}

/** The lowest id of an event at a time. */
const firstIdAt = (at: Instant): EventId => eventIdOf(at, new Uint8Array(16))

/** What notifications still have to be sent, by which channels. */
export const dueNotificationsRepository = (db: Db, table: string) => {
  const both = readsOf(db, table, dueOf)
  const notes = itemsOf(db, table, noteItem)
  const chatNotes = itemsOf(db, table, chatNoteItem)

  const get = async (userId: UserId, id: EventId): Promise<DueNotification | undefined> =>
    (await both.get(noteItem.key(userId, id), 'consistent')) ?? both.get(chatNoteItem.key(userId, id), 'consistent')

  return {
    get,

    /** Those that this channel has yet to send, oldest first, of events since a time. */
    list: async (userId: UserId, channel: Channel, since: Instant): Promise<DueNotification[]> => {
      const filter = { expression: 'contains(#due, :channel)', values: { channel } }
      const found = await Promise.all(
        [noteItem, chatNoteItem].map(({ name }) => {
          const range = { pk: userId, sk: between(`${name}${firstIdAt(since)}`, `${name}~`) }
          return both.list(range, 'consistent', { filter })
        }),
      )
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
      const put = chat
        ? chatNotes.put(chatNoteItem.key(userId, id), { ...note, chat, ...due }, isNew)
        : notes.put(
            noteItem.key(userId, id),
            {
              ...note,
              ...(details && { details }),
              ...(pace && { pace }),
              read,
              ...(!read && { unreadBy: userId }),
              ...due,
            },
            isNew,
          )
      const account = usersRepository(db, table).mustExist(userId)
      const failed = await db
        .send(new TransactWriteCommand({ TransactItems: [account, put] }))
        .then(() => undefined, failedConditions)
      if (!failed) return { added: true, due: channels }
      const [accountDeleted] = failed
      if (accountDeleted) return { added: false, due: [] }
      return { added: false, due: (await get(userId, id))?.due ?? [] }
    },

    /**
     * Marks it as no longer due by this channel: sent, or not wanted. It must exist, as updating a deleted one
     * would create an empty one.
     */
    markDone: async (
      userId: UserId,
      { id, chat }: DueNotification,
      channel: Channel,
      isSent: boolean,
    ): Promise<void> => {
      const channels = new Set([channel])
      const change = { remove: { due: channels }, ...(isSent && { add: { sent: channels } }) }
      if (!chat) {
        await writeOne(db, notes.update(noteItem.key(userId, id), change))
        return
      }
      const key = chatNoteItem.key(userId, id)
      const left = await writeOne(db, chatNotes.update(key, change), 'ALL_NEW')
      if (left && !left.Attributes?.due) await writeOne(db, chatNotes.remove(key))
    },
  }
}

export type DueNotificationsRepository = ReturnType<typeof dueNotificationsRepository>
