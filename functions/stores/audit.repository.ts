import { randomBytes } from 'node:crypto'
import { kindOf, recordOfCommand, recordOfReading } from '#shared/admin/audit.rules.ts'
import type { AuditRecord } from '#shared/admin/audit.schema.ts'
import type { Counter, Counts } from '#shared/admin/counters.ts'
import type { Audit } from '#shared/kernel/caller.ts'
import { crockfordOf } from '#shared/kernel/crockford.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { hash32 } from '#shared/kernel/hash.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { removedAt } from '#shared/kernel/retention.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { mergedPage } from '#functions/platform/dynamo/merged-page.ts'
import { between, type Range } from '#functions/platform/dynamo/ranges.ts'
import { isNew, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { activeItem, auditItem, countsItem } from './audit.items.ts'

/** An entry and its key, `instant#digest`. */
export type AuditEntry = AuditRecord & { sk: string }

/** Whose entries are listed: of one of these, or all. */
export type EntriesOf = { actor?: UserId; person?: UserId; company?: CompanyId; about?: string }

const LIST_SHARDS = 4
const listShards = Array.from({ length: LIST_SHARDS }, (_, shard) => String(shard))
const shardOf = (sk: string): string => String(hash32(sk) % LIST_SHARDS)

/** A day's counts are spread, so that no day is one busy partition. */
export const COUNT_SHARDS = 16
export const countShards = Array.from({ length: COUNT_SHARDS }, (_, shard) => String(shard).padStart(2, '0'))

/** The counts of a day, `2026-11-30`, or of a month, `2026-11`. */
export type PeriodCounts = { period: string; counts: Counts }

const partitionOf = (shard: string): string => `counts-${shard}`

/** Months follow all days, so that a range of days has none of them. */
const sortOf = (period: string): string => (period.length === 'YYYY-MM'.length ? `M${period}` : period)

const partitionsOf = ({ actor, person, company, about }: EntriesOf): Range[] => {
  if (about) return [{ index: 'about', about }]
  if (company) return [{ index: 'company', company }]
  if (actor) return [{ pk: actor }]
  // What concerns a person, and what they did.
  if (person) return [{ index: 'person', person }, { pk: person }]
  return listShards.map((shard) => ({ index: 'all', shard }))
}

export const auditRepository = (db: Db, table: string) => {
  const entries = itemsOf(db, table, auditItem, (record, { sk }): AuditEntry => ({ ...record, sk }))
  const counts = itemsOf(db, table, countsItem, (value, { sk }): PeriodCounts => ({
    period: sk.slice(countsItem.name.length).replace('M', ''),
    counts: value as Counts,
  }))
  const activity = itemsOf(db, table, activeItem, (_, { pk, sk }) => ({
    id: pk,
    month: sk.slice(activeItem.name.length),
  }))

  /** Under a digest of what it records, so that it is recorded once; with what it adds to which counts of its day. */
  const put = (record: AuditRecord, digest: string, counted?: { shard: string; counts: Counts }): TransactItem => {
    const sk = `${record.at}#${digest}`
    const key = { pk: record.user ?? `system-${shardOf(sk)}`, sk }
    const added = { shard: shardOf(sk), expiresAt: removedAt('audit', record.at), ...(counted && { counted }) }
    return entries.put(key, { ...record, ...added }, isNew)
  }

  return {
    put,

    /** Before it is answered. */
    recordReading: async (by: Audit, at: Instant, document?: string): Promise<void> =>
      void (await writeOne(db, put(recordOfReading(by, at, document), crockfordOf(randomBytes(16))))),

    /** With the command, whose events say nothing of it. */
    entriesOfCommand: (by: Audit, at: Instant, events: readonly { type: string }[]): TransactItem[] =>
      events.some(({ type }) => kindOf(type)) ? [] : [put(recordOfCommand(by, at), crockfordOf(randomBytes(16)))],

    /** Newest first; `to` or an earlier page's `next` is not in it. */
    list: (subject: EntriesOf, from: Instant, to: string, most: number) =>
      mergedPage(entries, partitionsOf(subject), { from, to }, most),

    addCounts: (shard: string, period: string, added: Counts): TransactItem =>
      counts.addTo(countsItem.key(partitionOf(shard), sortOf(period)), added as Record<Counter, number>),

    /** From one day to another, or from one month to another, of all shards. */
    listCounts: async (from: string, to: string): Promise<PeriodCounts[]> => {
      const sk = between(countsItem.name + sortOf(from), countsItem.name + sortOf(to))
      const ranges = countShards.map((shard) => counts.list({ pk: partitionOf(shard), sk }, 'eventual'))
      return (await Promise.all(ranges)).flat()
    },

    /** When the first entry was made; undefined before it. */
    firstAt: async (): Promise<Instant | undefined> => {
      const firsts = listShards.map((shard) => entries.page({ index: 'all', shard }, 'eventual', { limit: 1 }))
      return (await Promise.all(firsts)).flatMap(({ items }) => items.map(({ at }) => at)).sort()[0]
    },

    /** Of these, those that were active in the month already. */
    listActive: (ids: readonly (UserId | CompanyId)[], month: string) =>
      activity.getMany(
        ids.map((id) => activeItem.key(id, month)),
        'consistent',
      ),

    putActive: (id: UserId | CompanyId, month: string, at: Instant): TransactItem =>
      activity.put(activeItem.key(id, month), { expiresAt: removedAt('audit', at) }, isNew),
  }
}

export type AuditRepository = ReturnType<typeof auditRepository>
