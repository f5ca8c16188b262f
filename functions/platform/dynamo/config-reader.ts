import type { Instant } from '#shared/kernel/dates.ts'
import type { Db } from './client.ts'
import type { Stored } from './define-item.ts'
import { readsOf } from './items-of.ts'

const CACHE_TTL_MS = 60_000

/** An entry is an item without its keys and its version. */
type Kind<Entry> = { read: (item: Stored) => Entry & { version: number } }
type Entries<Entry> = Promise<Entry[]>

/**
 * Reads all entries of a kind at once, at most once a minute per Lambda unless newer ones are asked for. A kind stays
 * far below the 1 MB of a query.
 */
export const configReader = (db: Db, table: string) => {
  const kept = new Map<string, { at: number; entries: Entries<unknown> }>()

  const read = <Entry extends object>({ read }: Kind<Entry>, partition: string): Entries<Entry> =>
    readsOf(db, table, (item) => {
      const { version: _, ...entry } = read(item)
      return entry as unknown as Entry
    }).list({ pk: partition }, 'eventual')

  return <Entry extends object>(
    kind: Kind<Entry>,
    partition: string,
    now: Instant,
    maxAgeMs = CACHE_TTL_MS,
  ): Entries<Entry> => {
    const at = Date.parse(now)
    const known = kept.get(partition)
    if (known && at - known.at < maxAgeMs) return known.entries as Entries<Entry>
    const entries = read(kind, partition)
    kept.set(partition, { at, entries })
    entries.catch(() => kept.delete(partition))
    return entries
  }
}

export type ConfigReader = ReturnType<typeof configReader>
