import { GetCommand, PutCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { agendaKey, nextAppointment, type AgendaEntry, type Appointment } from '#shared/kernel/agenda.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { agendaItem, agendaProgressItem } from './agenda.items.ts'

const PARKED = 'PARKED'
/** How far the agenda has come, and since when entries have failed. */
type Progress = { hour: string; failing?: Record<string, Instant> | undefined }

const progressKey = { pk: 'PROGRESS', sk: 'PROGRESS' } as const

export const agendaRepository = (db: Db, table: string) => {
  const put = (entry: AgendaEntry): TransactItem => ({
    Put: { TableName: table, Item: agendaItem.written({ ...agendaKey(entry), ...entry }) },
  })
  const remove = (entry: AgendaEntry): TransactItem => ({ Delete: { TableName: table, Key: agendaKey(entry) } })

  return {
    remove,

    /** By itself, for what is not part of a command; entering it again changes nothing. */
    enter: async (entry: AgendaEntry): Promise<void> => {
      await db.send(new TransactWriteCommand({ TransactItems: [put(entry)] }))
    },

    /** Enters the first of a subject's appointments after a time, if there is one. */
    enterNext: (
      { kind, subject }: Pick<AgendaEntry, 'kind' | 'subject'>,
      appointments: readonly Appointment[],
      after: Instant,
    ): TransactItem[] => {
      const next = nextAppointment(appointments, after)
      return next ? [put({ kind, subject, at: next.at })] : []
    },

    /** The entries of a partition that are due, earliest first, a page at a time. */
    listDue: async (partition: string, now: Instant, limit = 100): Promise<AgendaEntry[]> => {
      const { Items = [] } = await db.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'pk = :pk AND sk < :now',
          // `~` follows the `#` after the time, so that what is due now is included.
          ExpressionAttributeValues: { ':pk': partition, ':now': `${now}~` },
          ConsistentRead: true,
          Limit: limit,
        }),
      )
      return Items.map(agendaItem.read).map(({ kind, subject, at }) => ({ kind, subject, at }))
    },

    /** Sets an entry aside that fails again and again. */
    park: async (entry: AgendaEntry): Promise<void> => {
      const key = agendaKey(entry)
      const Item = agendaItem.written({ pk: PARKED, sk: key.sk, ...entry })
      await db.send(new TransactWriteCommand({ TransactItems: [{ Put: { TableName: table, Item } }, remove(entry)] }))
    },

    readProgress: async (): Promise<Progress | undefined> => {
      const { Item } = await db.send(new GetCommand({ TableName: table, Key: progressKey, ConsistentRead: true }))
      if (!Item) return undefined
      const { hour, failing } = agendaProgressItem.read(Item)
      return { hour, failing }
    },
    writeProgress: async (progress: Progress): Promise<void> => {
      const Item = agendaProgressItem.written({ ...progressKey, ...progress })
      await db.send(new PutCommand({ TableName: table, Item }))
    },
  }
}

export type AgendaRepository = ReturnType<typeof agendaRepository>
