import { agendaKey, hourBefore, hourOf, partitionsBetween, type AgendaEntry } from '#shared/kernel/agenda.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { MadeEvent } from '#shared/kernel/define-events.ts'
import { hashOf, runCommand } from '#functions/platform/dynamo/command.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { logger } from '#functions/platform/logger.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'

/** What is to be done about a subject. `writes` include the subject's next entry. */
export type Due = { writes: TransactItem[]; events: MadeEvent[] }

type Deps<Kinds> = { db: Db; commandsTable: string; agenda: AgendaRepository; kinds: Kinds }
type Kinds = Record<AgendaEntry['kind'], (entry: AgendaEntry, now: Instant) => Promise<Due>>

const AT_ONCE = 10
const PARK_AFTER_MS = 24 * 3_600_000
/** Less than the Lambda's time-out; what is left is done in the next minute. */
const BUDGET_MS = 45_000

/** An ordinary command with the entry's own id, which also removes the entry: whatever fails, it happens once. */
const runEntry = ({ db, commandsTable, agenda, kinds }: Deps<Kinds>, entry: AgendaEntry, now: Instant) => {
  const { pk, sk } = agendaKey(entry)
  const id = `agenda#${pk}#${sk}`
  const by = { op: `agenda-${entry.kind}`, subject: entry.subject, grant: 'own', via: 'agenda' } as const
  return runCommand(db, commandsTable, { id, hash: hashOf(id), by }, now, async () => {
    const { writes, events } = await kinds[entry.kind](entry, now)
    return { writes: [agenda.remove(entry), ...writes], response: null, events }
  })
}

/** Whether it was done. One that has failed for a day is set aside, so that the agenda gets on without it. */
const attempt = async (deps: Deps<Kinds>, entry: AgendaEntry, now: Instant): Promise<boolean> => {
  try {
    await runEntry(deps, entry, now)
    return true
  } catch (error) {
    logger.error('agenda entry not done', { kind: entry.kind, subject: entry.subject, reason: (error as Error).name })
    if (Date.parse(now) - Date.parse(entry.at) > PARK_AFTER_MS) await deps.agenda.park(entry)
    return false
  }
}

/**
 * Does what is due, earliest first, and late rather than never: it begins at the first hour that may have entries left.
 * The hour before this one is always read again, for commands that were written late. Throws if something failed, after
 * everything else was done.
 */
export const runAgenda = async (deps: Deps<Kinds>, now: Instant): Promise<void> => {
  const { agenda } = deps
  const began = Date.now()
  let failed = 0
  const progress = (await agenda.readProgress()) ?? hourBefore(now)
  const first = progress < hourBefore(now) ? progress : hourBefore(now)
  for (const partition of partitionsBetween(first, hourOf(now))) {
    for (let due = await agenda.listDue(partition, now); due.length > 0; due = await agenda.listDue(partition, now)) {
      let done = 0
      for (let at = 0; at < due.length; at += AT_ONCE) {
        const results = await Promise.all(due.slice(at, at + AT_ONCE).map((entry) => attempt(deps, entry, now)))
        done += results.filter(Boolean).length
      }
      failed += due.length - done
      if (Date.now() - began > BUDGET_MS) return
      // The failed ones come first again.
      if (done < due.length) break
    }
  }
  if (failed > 0) throw new Error(`${failed} agenda entries could not be done`)
  await agenda.writeProgress(hourBefore(now))
}
