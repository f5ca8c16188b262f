import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import type { OpenDays } from '#shared/kernel/open-days.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { queryAll } from '#functions/platform/dynamo/query-all.ts'
import { batchGet } from '#functions/platform/dynamo/batch-get.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { removeVersion, replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { headItem, monthItem } from './calendars.items.ts'

/**
 * One lock per professional: whatever changes days, approval or a card writes it on condition of its version. `cards`
 * names the markets they stand in, `openDays` is what the cards say.
 */
export type CalendarHead = { approved: boolean; cards: string[]; openDays?: OpenDays | undefined; version?: number }

/** Months as asked for; those never written come back empty. */
const inOrder = (months: readonly string[], items: readonly Record<string, unknown>[]): CalendarMonth[] => {
  const found = new Map(items.map(monthItem.read).map((item) => [item.sk, item]))
  return months.map((month) => {
    const stored = found.get(month)
    return { month, days: stored?.days ?? {}, ...(stored && { version: stored.version }) }
  })
}

export const calendarsRepository = (db: Db, table: string) => {
  const monthsOf = (professionalId: UserId, first: string | undefined, last: string | undefined) => ({
    TableName: table,
    KeyConditionExpression: 'pk = :professional AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: { ':professional': professionalId, ':first': first, ':last': last },
  })

  return {
    /** Read it first; months after, so that they are no older than the lock. */
    readHead: async (professionalId: UserId): Promise<CalendarHead | undefined> => {
      const { Item } = await db.send(
        new GetCommand({ TableName: table, Key: headItem.key(professionalId), ConsistentRead: true }),
      )
      if (!Item) return undefined
      const { approved, cards, openDays, version } = headItem.read(Item)
      return { approved, cards, openDays, version }
    },

    /** Writes the lock, one version on. */
    writeHead: (professionalId: UserId, { version, ...head }: CalendarHead): TransactItem =>
      replace(table, headItem, { ...headItem.key(professionalId), ...head }, version),

    /** With the lock goes every booking that was about to be made. */
    removeHead: (professionalId: UserId, { version }: CalendarHead): TransactItem =>
      removeVersion(table, headItem.key(professionalId), version),

    /** The months asked for, consistently: to decide on. */
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

    /** Months that follow one another, as one range: to show. */
    listMonths: async (professionalId: UserId, months: readonly string[]): Promise<CalendarMonth[]> =>
      inOrder(months, await queryAll(db, monthsOf(professionalId, months[0], months.at(-1)))),

    /** The earliest and the latest month that were ever written. */
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

    /** Of an account that has gone. */
    removeMonths: async (professionalId: UserId): Promise<void> => {
      for (const { pk, sk } of await queryAll(db, monthsOf(professionalId, '0000-01', '9999-12')))
        await db.send(new DeleteCommand({ TableName: table, Key: { pk, sk } }))
    },

    writeMonth: (professionalId: UserId, { month, days, version }: CalendarMonth): TransactItem =>
      replace(table, monthItem, { pk: professionalId, sk: month, days }, version),
  }
}

export type CalendarsRepository = ReturnType<typeof calendarsRepository>
