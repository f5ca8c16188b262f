import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { removeVersion, replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { feedItem } from './calendar-feeds.items.ts'

/** The private calendar address of an account, which has at most one. */
export type CalendarFeed = { hash: string; createdAt: Instant; version?: number }

export const calendarFeedsRepository = (db: Db, table: string) => ({
  get: async (user: UserId): Promise<CalendarFeed | undefined> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key: feedItem.key(user), ConsistentRead: true }))
    if (!Item) return undefined
    const { hash, createdAt, version } = feedItem.read(Item)
    return { hash, createdAt, version }
  },

  /** If it still has the version that was read; without one there must be none. */
  put: (user: UserId, { version, ...feed }: CalendarFeed): TransactItem =>
    replace(table, feedItem, { ...feedItem.key(user), ...feed }, version),

  revoke: (user: UserId, { version }: CalendarFeed): TransactItem => removeVersion(table, feedItem.key(user), version),

  /** Whatever its version, within a command. */
  end: (user: UserId): TransactItem => ({ Delete: { TableName: table, Key: feedItem.key(user) } }),

  /** Whatever its version: after the account was deleted or the password reset. */
  remove: async (user: UserId): Promise<void> => {
    await db.send(new DeleteCommand({ TableName: table, Key: feedItem.key(user) }))
  },
})

export type CalendarFeedsRepository = ReturnType<typeof calendarFeedsRepository>
