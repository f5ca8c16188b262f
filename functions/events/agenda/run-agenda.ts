import { agendaKey, hourBefore, hourOf, hoursBetween, partitionsOf, type AgendaEntry } from '#shared/kernel/agenda.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
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
const DAY_MS = 24 * 3_600_000

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

/** One run: until when it may go on, since when entries have failed in runs before, and in this one. */
type Run = { now: Instant; deadline: number; failedBefore: Failures; failed: Map<string, Instant> }
type Failures = Readonly<Record<string, Instant>>

const isOverADay = (since: Instant, now: Instant): boolean => Date.parse(now) - Date.parse(since) > DAY_MS

/** An entry that has failed for a day is set aside, so that the agenda gets on without it. */
const attempt = async (deps: Deps<Kinds>, entry: AgendaEntry, { now, failedBefore, failed }: Run): Promise<boolean> => {
  try {
    await runEntry(deps, entry, now)
    return true
  } catch (error) {
    logger.error('agenda entry not done', { kind: entry.kind, subject: entry.subject, reason: (error as Error).name })
    const key = Object.values(agendaKey(entry)).join(' ')
    const since = failedBefore[key] ?? now
    if (isOverADay(since, now)) await deps.agenda.park(entry)
    else failed.set(key, since)
    return false
  }
}

const listDue = async ({ agenda }: Deps<Kinds>, hour: string, now: Instant): Promise<AgendaEntry[]> => {
  const due = await Promise.all(partitionsOf(hour).map((partition) => agenda.listDue(partition, now)))
  return due.flat().toSorted((one, other) => compareStrings(one.at, other.at))
}

/** Does what is due in an hour, earliest first, and returns how many entries failed. */
const runHour = async (deps: Deps<Kinds>, hour: string, run: Run): Promise<number> => {
  let failed = 0
  // Those that failed would come first again.
  while (failed === 0) {
    const due = await listDue(deps, hour, run.now)
    if (due.length === 0) break
    for (let at = 0; at < due.length && Date.now() <= run.deadline; at += AT_ONCE) {
      const results = await Promise.all(due.slice(at, at + AT_ONCE).map((entry) => attempt(deps, entry, run)))
      failed += results.filter((isDone) => !isDone).length
    }
    if (Date.now() > run.deadline) break
  }
  return failed
}

/** So many failures are remembered; one beyond them is tried for longer than a day. */
const MAX_FAILURES = 200

/**
 * Does what is due, and late rather than never: it begins at the first hour that may have entries left, and writes
 * the hour that it reached, so that the next run catches up further. The hour before this one is always read again, for
 * commands that were written late. Begins nothing after the deadline (milliseconds): what is left is done in the next
 * minute. Throws if something failed, after everything else was done.
 */
export const runAgenda = async (deps: Deps<Kinds>, now: Instant, deadline: number): Promise<void> => {
  const { agenda } = deps
  const last = hourBefore(now)
  const { hour: reached = last, failing = {} } = (await agenda.readProgress()) ?? {}
  const run: Run = { now, deadline, failedBefore: failing, failed: new Map() }
  let count = 0
  let firstFailed: string | undefined
  for (const hour of hoursBetween(reached < last ? reached : last, hourOf(now))) {
    const failed = await runHour(deps, hour, run)
    count += failed
    const progress = hour < last ? hour : last
    if (failed > 0) firstFailed ??= progress
    if (failed > 0 || (!firstFailed && hour === progress)) {
      const failures = [...run.failed].slice(0, MAX_FAILURES)
      await agenda.writeProgress({
        hour: firstFailed ?? progress,
        ...(failures.length > 0 && { failing: Object.fromEntries(failures) }),
      })
    }
    if (Date.now() > run.deadline) break
  }
  if (count > 0) throw new Error(`${count} agenda entries could not be done`)
}
