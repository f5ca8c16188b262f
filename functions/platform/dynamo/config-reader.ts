import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '#shared/kernel/dates.ts'
import type { Db } from './client.ts'

const KEPT = 60_000

type Entries = Promise<Record<string, unknown>[]>

/** Reads the config table a kind at a time, at most once a minute per Lambda. A kind stays far below the 1 MB of one query. */
export const configReader = (db: Db, table: string) => {
  const kept = new Map<string, { at: number; entries: Entries }>()

  const read = async (kind: string): Entries => {
    const { Items = [] } = await db.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :kind',
        ExpressionAttributeValues: { ':kind': kind },
      }),
    )
    return Items.map(({ pk: _pk, sk: _sk, version: _version, ...entry }) => entry)
  }

  return (kind: string, now: Instant): Entries => {
    const at = Date.parse(now)
    const known = kept.get(kind)
    if (known && at - known.at < KEPT) return known.entries
    const entries = read(kind)
    kept.set(kind, { at, entries })
    entries.catch(() => kept.delete(kind))
    return entries
  }
}

export type ConfigReader = ReturnType<typeof configReader>
