import type { CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { OpenDays } from '#shared/kernel/open-days.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { deleteRange } from '#functions/platform/dynamo/delete-range.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { between } from '#functions/platform/dynamo/ranges.ts'
import { hasVersion, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
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
  /** The last day on which they may be booked, if their registration has an expiry. */
  registeredUntil?: LocalDate | undefined
  markets: string[]
  openDays: OpenDays
  monthVersions: MonthVersions
  version?: number
}

/** Months as requested; those never written come back empty. */
const inOrder = (months: readonly string[], found: readonly CalendarMonth[]): CalendarMonth[] => {
  const byMonth = new Map(found.map((month) => [month.month, month]))
  return months.map((month) => byMonth.get(month) ?? { month, days: {} })
}

export const calendarsRepository = (db: Db, table: string) => {
  const locks = itemsOf(db, table, lockItem)
  const stored = itemsOf(db, table, monthItem, (month, { sk }): CalendarMonth => ({ month: sk, ...month }))
  const openDays = itemsOf(db, table, lockItem, ({ openDays }, { pk }) => [pk, openDays] as const)

  const keyOf = (professionalId: UserId, month: string) => ({ pk: professionalId, sk: month })
  const allOf = (professionalId: UserId) => ({ pk: professionalId, sk: between('0000-01', '9999-12') })

  return {
    /** To be read first, and the months after it, so that they are at least as new as the lock. */
    readLock: (professionalId: UserId): Promise<CalendarLock | undefined> =>
      locks.get(lockItem.key(professionalId), 'consistent'),

    /** What the search knows of many professionals' days; those who have left are left out. */
    listOpenDays: async (ids: readonly UserId[]): Promise<Map<UserId, OpenDays>> =>
      new Map(await openDays.getMany(lockItem.keys(ids), 'eventual')),

    /** Writes the lock with its next version. */
    writeLock: (professionalId: UserId, lock: CalendarLock): TransactItem =>
      locks.save(lockItem.key(professionalId), lock),

    /** Without the lock, a booking in progress fails. */
    removeLock: (professionalId: UserId, { version }: CalendarLock): TransactItem =>
      locks.remove(lockItem.key(professionalId), hasVersion(version)),

    /** The requested months, for decisions. */
    readMonths: async (professionalId: UserId, months: readonly string[]): Promise<CalendarMonth[]> => {
      const keys = months.map((month) => keyOf(professionalId, month))
      return inOrder(months, await stored.getMany(keys, 'consistent'))
    },

    /** Consecutive months as one range, for display: from a copy of the table that has these versions at least. */
    listMonths: async (
      professionalId: UserId,
      months: readonly string[],
      versions: MonthVersions = {},
    ): Promise<CalendarMonth[]> => {
      const range = { pk: professionalId, sk: between(months[0] ?? '', months.at(-1) ?? '') }
      const found = inOrder(months, await stored.list(range, 'eventual'))
      const isNewEnough = found.every(({ month, version = 0 }) => version >= (versions[month] ?? 0))
      return isNewEnough ? found : inOrder(months, await stored.list(range, 'consistent'))
    },

    /** The earliest and the latest month ever written. */
    firstAndLastMonth: async (professionalId: UserId): Promise<{ first: string; last: string } | undefined> => {
      const [first, last] = await Promise.all(
        [false, true].map(async (descending) => {
          const { items } = await stored.page(allOf(professionalId), 'eventual', { limit: 1, descending })
          return items[0]?.month
        }),
      )
      return first && last ? { first, last } : undefined
    },

    /** After the account was deleted. */
    removeMonths: (professionalId: UserId): Promise<void> => deleteRange(db, table, allOf(professionalId)),

    writeMonth: (professionalId: UserId, { month, ...written }: CalendarMonth): TransactItem =>
      stored.save(keyOf(professionalId, month), written),
  }
}

export type CalendarsRepository = ReturnType<typeof calendarsRepository>
