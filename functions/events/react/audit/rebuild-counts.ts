import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { addCounts, type Counter, type Counts } from '#shared/admin/counters.ts'
import { monthOf, todayAt } from '#shared/kernel/dates.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { activeItem, auditItem, countsItem } from '#functions/stores/audit.items.ts'
import { countShards, type AuditRepository } from '#functions/stores/audit.repository.ts'

type Deps = { db: Db; audit: AuditRepository; table: string }
type ByPeriod = Map<string, Counts>

/** Before and after all days and months. */
const [FIRST_DAY, LAST_DAY, FIRST_MONTH, LAST_MONTH] = ['0000-01-01', '9999-12-31', '0000-01', '9999-12']

const add = (all: ByPeriod, period: string, counts: Counts): void =>
  void all.set(period, addCounts(all.get(period) ?? {}, counts))

/** Adds an entry to its day and month, and an active locum or practice to their month. */
const countItem = (all: ByPeriod, item: Record<string, unknown>): void => {
  const sk = String(item.sk)
  if (sk.startsWith(countsItem.name)) return
  if (sk.startsWith(activeItem.name)) {
    const isPractice = String(item.pk).startsWith('cmp_')
    return add(all, sk.slice(activeItem.name.length), isPractice ? { activePractices: 1 } : { activeLocums: 1 })
  }
  const { at, counted } = auditItem.read(item)
  if (!counted) return
  const day = todayAt(at)
  for (const period of [day, monthOf(day)]) add(all, period, counted.counts as Counts)
}

/** Adds up the whole audit, page by page. */
const recount = async ({ db, table }: Deps): Promise<ByPeriod> => {
  const all: ByPeriod = new Map()
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new ScanCommand({ TableName: table, ConsistentRead: true, ExclusiveStartKey: start }),
    )
    for (const item of Items) countItem(all, item)
    start = LastEvaluatedKey
  } while (start)
  return all
}

const readCounts = async ({ audit }: Deps): Promise<ByPeriod> => {
  const all: ByPeriod = new Map()
  const found = [await audit.listCounts(FIRST_DAY, LAST_DAY), await audit.listCounts(FIRST_MONTH, LAST_MONTH)]
  for (const { period, counts } of found.flat()) add(all, period, counts)
  return all
}

/** What is missing to one from another; negative where there is too much. */
const missing = (counts: Counts, wanted: Counts): Counts => {
  const names = new Set([...Object.keys(counts), ...Object.keys(wanted)]) as Set<Counter>
  const entries = [...names].map((name) => [name, (wanted[name] ?? 0) - (counts[name] ?? 0)] as const)
  return Object.fromEntries(entries.filter(([, difference]) => difference !== 0))
}

const isSame = (a: Counts = {}, b: Counts = {}): boolean => Object.keys(missing(a, b)).length === 0

/**
 * Corrects the counts of every day and month to what the audit adds up to, while it goes on being written: a period
 * that changes meanwhile is left to the next try. Returns how many were corrected, and those that kept changing.
 */
export const rebuildCounts = async (deps: Deps, tries = 5): Promise<{ corrected: number; changing: string[] }> => {
  const before = await readCounts(deps)
  const counted = await recount(deps)
  const after = await readCounts(deps)
  const wrong = [...new Set([...counted.keys(), ...after.keys()])].filter(
    (period) => !isSame(after.get(period), counted.get(period)),
  )
  const changing = wrong.filter((period) => !isSame(before.get(period), after.get(period)))
  const settled = wrong.filter((period) => !changing.includes(period))
  const [shard] = countShards as [string]
  for (const period of settled) {
    const correction = missing(after.get(period) ?? {}, counted.get(period) ?? {})
    await writeOne(deps.db, deps.audit.addCounts(shard, period, correction))
  }
  if (changing.length === 0 || tries === 1) return { corrected: settled.length, changing }
  const rest = await rebuildCounts(deps, tries - 1)
  return { corrected: settled.length + rest.corrected, changing: rest.changing }
}
