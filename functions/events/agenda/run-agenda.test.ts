import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { agendaKey, agendaKinds, hourOf, type AgendaEntry, type AgendaKind } from '#shared/kernel/agenda.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import { runAgenda } from './run-agenda.ts'

const [HOUR_MS, LAMBDA_ENDS_MS, BUDGET_MS, HOUR_TAKES_MS] = [3_600_000, 60_000, 45_000, 100]
const START = Date.parse('2026-11-26T08:00:00.000Z')
const at = (hours: number): string => new Date(START + hours * HOUR_MS).toISOString()
const entryAt = (hours: number): AgendaEntry => ({ kind: 'quiet', subject: `usr_${hours}`, at: at(hours) })

let clock = 0
beforeEach(() => void vi.spyOn(Date, 'now').mockImplementation(() => clock))
afterEach(() => vi.restoreAllMocks())

/** An agenda in memory. Reading an hour takes a while, and the Lambda ends after a minute. */
const newAgenda = (...entries: AgendaEntry[]) => {
  let left = entries
  let progress: Awaited<ReturnType<AgendaRepository['readProgress']>> = { hour: hourOf(at(0)) }
  const [done, parked, failing]: [AgendaEntry[], AgendaEntry[], Set<string>] = [[], [], new Set()]
  let ends = 0
  const take = (entry: AgendaEntry) => {
    left = left.filter((one) => one !== entry)
  }
  const agenda = {
    remove: () => ({}),
    listDue: async (partition: string, now: string) => {
      if (partition.endsWith('#00')) clock += HOUR_TAKES_MS
      if (clock > ends) throw new Error('The Lambda has timed out')
      return left.filter((entry) => agendaKey(entry).pk === partition && entry.at <= now)
    },
    park: async (entry: AgendaEntry) => {
      take(entry)
      parked.push(entry)
    },
    readProgress: async () => progress,
    writeProgress: async (written: NonNullable<typeof progress>) => {
      progress = written
    },
  } as unknown as AgendaRepository
  const handle = async (entry: AgendaEntry) => {
    if (failing.has(entry.subject)) throw new Error('It fails')
    take(entry)
    done.push(entry)
    return { writes: [], events: [] }
  }
  const kinds = Object.fromEntries(agendaKinds.map((kind) => [kind, handle])) as Record<AgendaKind, typeof handle>
  const run = (hours: number) => {
    ends = clock + LAMBDA_ENDS_MS
    return runAgenda(
      { db: { send: async () => ({}) } as unknown as Db, commandsTable: '', agenda, kinds },
      at(hours),
      clock + BUDGET_MS,
    )
  }
  return { run, done, parked, failing, reached: () => progress?.hour }
}

const WEEK = 7 * 24
const WEEKS = 6 * WEEK

it('after a pause of weeks it catches up within a few runs, earliest first', async () => {
  const { run, done, reached } = newAgenda(entryAt(WEEKS - 1), entryAt(3), entryAt(500))
  for (let minute = 0; minute < 3; minute += 1) await run(WEEKS)
  expect(done.map(({ at }) => at)).toEqual([at(3), at(500), at(WEEKS - 1)])
  expect(reached()).toBe(hourOf(at(WEEKS - 1)))
})

it('what a run has read is not read again, even if the run is cut off', async () => {
  const { run, reached } = newAgenda()
  // It doesn't notice that its time is over.
  vi.spyOn(Date, 'now').mockReturnValue(0)
  await expect(run(WEEKS)).rejects.toThrow('timed out')
  expect(reached()).toBe(hourOf(at(LAMBDA_ENDS_MS / HOUR_TAKES_MS - 1)))
})

it('its progress stays at an hour in which something failed, while all others are done', async () => {
  const { run, done, failing, reached } = newAgenda(entryAt(1), entryAt(3), entryAt(5))
  failing.add('usr_3')
  await expect(run(10)).rejects.toThrow('1 agenda entries')
  expect([done.length, reached()]).toEqual([2, hourOf(at(3))])
  failing.clear()
  await run(10)
  expect([done.length, reached()]).toEqual([3, hourOf(at(9))])
})

it('an entry is set aside once it has failed for a day, not because a pause made it late', async () => {
  const { run, parked, failing, reached } = newAgenda(entryAt(1))
  failing.add('usr_1')
  await expect(run(WEEK)).rejects.toThrow()
  await expect(run(WEEK + 23)).rejects.toThrow()
  expect(parked).toEqual([])
  await expect(run(WEEK + 25)).rejects.toThrow()
  expect(parked).toEqual([entryAt(1)])
  await run(WEEK + 26)
  expect(reached()).toBe(hourOf(at(WEEK + 25)))
})

it('an entry that fails for the first time is not set aside because another has failed for a day', async () => {
  const { run, parked, failing } = newAgenda(entryAt(1), entryAt(2))
  failing.add('usr_1')
  await expect(run(WEEK)).rejects.toThrow()
  failing.add('usr_2')
  await expect(run(WEEK + 25)).rejects.toThrow()
  expect(parked).toEqual([entryAt(1)])
})

it('an entry that fails again after another was done is tried for a day of its own', async () => {
  const { run, parked, failing } = newAgenda(entryAt(1), entryAt(WEEK + 24))
  failing.add('usr_1')
  await expect(run(WEEK)).rejects.toThrow()
  failing.clear()
  failing.add(`usr_${WEEK + 24}`)
  await expect(run(WEEK + 25)).rejects.toThrow()
  expect(parked).toEqual([])
})
