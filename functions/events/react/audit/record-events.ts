import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { activeIn, type ActiveId } from '#shared/admin/active.rules.ts'
import { recordOfEvent } from '#shared/admin/audit.rules.ts'
import type { AuditRecord } from '#shared/admin/audit.schema.ts'
import { addCounts, type Counts } from '#shared/admin/counters.ts'
import { countsOf } from './counts-of.ts'
import { crockfordOf } from '#shared/kernel/crockford.ts'
import { monthOf, todayAt } from '#shared/kernel/dates.ts'
import { hash32 } from '#shared/kernel/hash.ts'
import type { DeliveredEvent } from '#functions/events/event-consumer.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { failedConditions, isCollision } from '#functions/platform/dynamo/failures.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { countShards, type AuditRepository } from '#functions/stores/audit.repository.ts'

type Deps = { db: Db; audit: AuditRepository }
type Entry = { record: AuditRecord; counts: Counts | undefined; digest: string }

/** A transaction has at most 80 items: these entries, what they make active, and the counts of two days and months. */
const MAX_ENTRIES = 36
const TRIES = 10

const entriesOf = (event: DeliveredEvent): Entry[] => {
  const record = recordOfEvent(event)
  if (!record) return []
  const counts = countsOf(event)
  const digest = crockfordOf(createHash('sha256').update(event.origin).digest().subarray(0, 16))
  return [{ record, counts: Object.keys(counts).length > 0 ? counts : undefined, digest }]
}

const keyOf = ({ id, month }: ActiveId): string => `${month} ${id}`

/** Locums and practices that do something for the first time in a month. */
const newlyActive = async ({ audit }: Deps, entries: readonly Entry[]): Promise<(ActiveId & { at: string })[]> => {
  const found = new Map<string, ActiveId & { at: string }>()
  for (const { record } of entries)
    for (const active of activeIn(record)) found.set(keyOf(active), { ...active, at: record.at })
  const months = [...new Set([...found.values()].map(({ month }) => month))]
  for (const month of months) {
    const ids = [...found.values()].filter((active) => active.month === month).map(({ id }) => id)
    for (const known of await audit.listActive(ids, month)) found.delete(keyOf(known as ActiveId))
  }
  return [...found.values()]
}

/** What entries add to the counts of their days and months. */
const countsByPeriod = (entries: readonly Entry[], active: readonly ActiveId[]): Map<string, Counts> => {
  const byPeriod = new Map<string, Counts>()
  const add = (period: string, counts: Counts) => byPeriod.set(period, addCounts(byPeriod.get(period) ?? {}, counts))
  for (const { record, counts } of entries) {
    if (!counts) continue
    const day = todayAt(record.at)
    add(day, counts)
    add(monthOf(day), counts)
  }
  for (const { id, month } of active) add(month, id.startsWith('cmp_') ? { activePractices: 1 } : { activeLocums: 1 })
  return byPeriod
}

const transactionOf = async (deps: Deps, entries: readonly Entry[]): Promise<TransactItem[]> => {
  const { audit } = deps
  const active = await newlyActive(deps, entries)
  const shard = countShards[hash32(entries[0]?.digest ?? '') % countShards.length] as string
  return [
    ...entries.map(({ record, counts, digest }) => audit.put(record, digest, counts && { shard, counts })),
    ...active.map(({ id, month, at }) => audit.putActive(id, month, at)),
    ...[...countsByPeriod(entries, active)].map(([period, counts]) => audit.addCounts(shard, period, counts)),
  ]
}

/** Entries that are there already are left out, with what they would count; so each counts once. */
const write = async (deps: Deps, entries: readonly Entry[], tries = TRIES): Promise<void> => {
  if (entries.length === 0) return
  try {
    await deps.db.send(new TransactWriteCommand({ TransactItems: await transactionOf(deps, entries) }))
  } catch (error) {
    if (!isCollision(error) || tries === 1) throw error
    const failed = conditionsOf(error)
    const missing = entries.filter((_, index) => !failed[index])
    if (missing.length === entries.length) await sleep(Math.random() * 200)
    await write(deps, missing, tries - 1)
  }
}

/** None, if it collided with another transaction. */
const conditionsOf = (error: unknown): boolean[] => {
  try {
    return failedConditions(error)
  } catch {
    return []
  }
}

/** Records what has happened, each event once however often it is delivered, with what it adds to the key figures. */
export const recordEvents = async (deps: Deps, events: readonly DeliveredEvent[]): Promise<void> => {
  const entries = [...new Map(events.flatMap(entriesOf).map((entry) => [entry.digest, entry])).values()]
  for (let at = 0; at < entries.length; at += MAX_ENTRIES) await write(deps, entries.slice(at, at + MAX_ENTRIES))
}
