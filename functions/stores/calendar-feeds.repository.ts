import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { hasVersion, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { feedItem } from './calendar-feeds.items.ts'

/** The private calendar address of an account, which has at most one. */
export type CalendarFeed = { hash: string; createdAt: Instant; version?: number }

export const calendarFeedsRepository = (db: Db, table: string) => {
  const feeds = itemsOf(db, table, feedItem)
  return {
    get: (user: UserId): Promise<CalendarFeed | undefined> => feeds.get(feedItem.key(user), 'consistent'),

    put: (user: UserId, feed: CalendarFeed): TransactItem => feeds.save(feedItem.key(user), feed),

    revoke: (user: UserId, { version }: CalendarFeed): TransactItem =>
      feeds.remove(feedItem.key(user), hasVersion(version)),

    /** Whatever its version, within a command. */
    end: (user: UserId): TransactItem => feeds.remove(feedItem.key(user)),

    /** Whatever its version: after the account was deleted or the password reset. */
    remove: async (user: UserId): Promise<void> => {
      await writeOne(db, feeds.remove(feedItem.key(user)))
    },
  }
}

export type CalendarFeedsRepository = ReturnType<typeof calendarFeedsRepository>
