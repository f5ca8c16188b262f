import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { agendaKey, nextAppointment, type AgendaEntry, type Appointment } from '#shared/kernel/agenda.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { before } from '#functions/platform/dynamo/ranges.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { agendaItem, agendaProgressItem } from './agenda.items.ts'

const PARKED = 'PARKED'
/** How far the agenda has come, and since when entries have failed. */
type Progress = { hour: string; failing?: Record<string, Instant> | undefined }

const progressKey = { pk: 'PROGRESS', sk: 'PROGRESS' } as const

export const agendaRepository = (db: Db, table: string) => {
  const entries = itemsOf(db, table, agendaItem)
  const progress = itemsOf(db, table, agendaProgressItem)

  const put = (entry: AgendaEntry): TransactItem => entries.put(agendaKey(entry), entry)
  const remove = (entry: AgendaEntry): TransactItem => entries.remove(agendaKey(entry))

  return {
    put,
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
      // `~` follows the `#` after the time, so that what is due now is included.
      const range = { pk: partition, sk: before(`${now}~`) }
      return (await entries.page(range, 'consistent', { limit })).items
    },

    /** Sets an entry aside that fails again and again. */
    park: async (entry: AgendaEntry): Promise<void> => {
      const parked = entries.put({ pk: PARKED, sk: agendaKey(entry).sk }, entry)
      await db.send(new TransactWriteCommand({ TransactItems: [parked, remove(entry)] }))
    },

    readProgress: (): Promise<Progress | undefined> => progress.get(progressKey, 'consistent'),
    writeProgress: async (reached: Progress): Promise<void> => {
      await writeOne(db, progress.put(progressKey, reached))
    },
  }
}

export type AgendaRepository = ReturnType<typeof agendaRepository>
