import { hourOf } from '#shared/kernel/agenda.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'

/** The time in some hours. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

/** The agenda has done all that is due before a time: it reads no hour of the time in between. */
export const skipAgendaTo = (db: Db, time: string): Promise<void> =>
  agendaRepository(db, 'agenda').writeProgress({ hour: hourOf(time) })

/** Runs the agenda's Lambda, on the tables that the environment names, as if it were this time. */
export const runAgenda = async (time: string): Promise<void> => {
  const { handler } = await import('#functions/events/agenda/agenda.lambda.ts')
  await handler({ time })
}
