import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '#shared/kernel/dates.ts'
import type { Db } from './client.ts'
import type { Stored } from './define-item.ts'

const CACHE_TTL_MS = 60_000

/** An entry is an item without its keys and versions. */
type Kind<Entry> = { read: (item: Stored) => Entry }
type Entries<Entry> = Promise<Omit<Entry, 'pk' | 'sk' | 'version'>[]>

/**
 * Reads all entries of a kind at once, at most once a minute per Lambda. A kind stays far below the 1 MB of a query.
 */
export const configReader = (db: Db, table: string) => {
  const kept = new Map<string, { at: number; entries: Entries<unknown> }>()

  const read = async <Entry extends object>({ read }: Kind<Entry>, partition: string): Entries<Entry> => {
    const { Items = [] } = await db.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :partition',
        ExpressionAttributeValues: { ':partition': partition },
      }),
    )
    return Items.map((item) => {
      const { pk: _pk, sk: _sk, version: _version, v: _v, ...entry } = read(item) as Entry & Stored
      return entry as unknown as Omit<Entry, 'pk' | 'sk' | 'version'>
    })
  }

  return <Entry extends object>(kind: Kind<Entry>, partition: string, now: Instant): Entries<Entry> => {
    const at = Date.parse(now)
    const known = kept.get(partition)
    if (known && at - known.at < CACHE_TTL_MS) return known.entries as Entries<Entry>
    const entries = read(kind, partition)
    kept.set(partition, { at, entries })
    entries.catch(() => kept.delete(partition))
    return entries
  }
}

export type ConfigReader = ReturnType<typeof configReader>
