import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import type { OpenDays } from '#shared/kernel/open-days.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { queryAll } from '#functions/platform/dynamo/query-all.ts'
import { batchGet } from '#functions/platform/dynamo/batch-get.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { deleteRange } from '#functions/platform/dynamo/delete-range.ts'
import { removeVersion, replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { lockItem, monthItem } from './calendars.items.ts'

/** By month; months that are over are left out, and those that have not changed for long. */
export type MonthVersions = Record<string, number>

/**
 * One per professional: every change of days, approval or what the search knows writes it on condition of its version.
 * `markets` lists the markets of the search rows, `openDays` is what they contain, `monthVersions` how new the months
 * are at least.
 */
export type CalendarLock = {
  approved: boolean
  markets: string[]
  openDays: OpenDays
  monthVersions: MonthVersions
  version?: number
}

/** Months as requested; those never written come back empty. */
const inOrder = (months: readonly string[], items: readonly Record<string, unknown>[]): CalendarMonth[] => {
  const found = new Map(items.map(monthItem.read).map((item) => [item.sk, item]))
  return months.map((month) => {
    const stored = found.get(month)
    const { days = {}, postings, version } = stored ?? {}
    return { month, days, ...(postings && { postings }), ...(version && { version }) }
  })
}

export const calendarsRepository = (db: Db, table: string) => {
  const monthsOf = (professionalId: UserId, first: string | undefined, last: string | undefined) => ({
    TableName: table,
    KeyConditionExpression: 'pk = :professional AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: { ':professional': professionalId, ':first': first, ':last': last },
  })

  return {
    /** To be read first, and the months after it, so that they are at least as new as the lock. */
    readLock: async (professionalId: UserId): Promise<CalendarLock | undefined> => {
      const { Item } = await db.send(
        new GetCommand({ TableName: table, Key: lockItem.key(professionalId), ConsistentRead: true }),
      )
      if (!Item) return undefined
      const { approved, markets, openDays, monthVersions, version } = lockItem.read(Item)
      return { approved, markets, openDays, monthVersions, version }
    },

    /** What the search knows of many professionals' days; those who have left are left out. */
    listOpenDays: async (ids: readonly UserId[]): Promise<Map<UserId, OpenDays>> => {
      const items = await batchGet(
        db,
        table,
        ids.map((id) => lockItem.key(id)),
      )
      return new Map(items.map(lockItem.read).map(({ pk, openDays }) => [pk, openDays]))
    },

    /** Writes the lock with its next version. */
    writeLock: (professionalId: UserId, { version, ...lock }: CalendarLock): TransactItem =>
      replace(table, lockItem, { ...lockItem.key(professionalId), ...lock }, version),

    /** Without the lock, a booking in progress fails. */
    removeLock: (professionalId: UserId, { version }: CalendarLock): TransactItem =>
      removeVersion(table, lockItem.key(professionalId), version),

    /** The requested months, consistently: for decisions. */
    readMonths: async (professionalId: UserId, months: readonly string[]): Promise<CalendarMonth[]> =>
      inOrder(
        months,
        await batchGet(
          db,
          table,
          months.map((month) => ({ pk: professionalId, sk: month })),
          { consistent: true },
        ),
      ),

    /** Consecutive months as one range, for display: from a copy of the table that has these versions at least. */
    listMonths: async (
      professionalId: UserId,
      months: readonly string[],
      versions: MonthVersions = {},
    ): Promise<CalendarMonth[]> => {
      const read = async (consistent: boolean): Promise<CalendarMonth[]> =>
        inOrder(
          months,
          await queryAll(db, { ...monthsOf(professionalId, months[0], months.at(-1)), ConsistentRead: consistent }),
        )
      const found = await read(false)
      const isNew = found.every(({ month, version = 0 }) => version >= (versions[month] ?? 0))
      return isNew ? found : read(true)
    },

    /** The earliest and the latest month ever written. */
    firstAndLastMonth: async (professionalId: UserId): Promise<{ first: string; last: string } | undefined> => {
      const [first, last] = await Promise.all(
        [true, false].map(async (ScanIndexForward) => {
          const { Items } = await db.send(
            new QueryCommand({ ...monthsOf(professionalId, '0000-01', '9999-12'), ScanIndexForward, Limit: 1 }),
          )
          return Items?.[0]?.sk as string | undefined
        }),
      )
      return first && last ? { first, last } : undefined
    },

    /** After the account was deleted. */
    removeMonths: (professionalId: UserId): Promise<void> =>
      deleteRange(db, monthsOf(professionalId, '0000-01', '9999-12')),

    writeMonth: (professionalId: UserId, { month, days, postings, version }: CalendarMonth): TransactItem =>
      replace(table, monthItem, { pk: professionalId, sk: month, days, ...(postings && { postings }) }, version),
  }
}

export type CalendarsRepository = ReturnType<typeof calendarsRepository>
