import { setTimeout as sleep } from 'node:timers/promises'
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import type { Db } from './client.ts'
import type { Key } from './versioned.ts'

const MAX_KEYS = 100

/** Reads many items of a table, in no order; retries those that DynamoDB leaves unprocessed. */
export const batchGet = async (
  db: Db,
  table: string,
  keys: readonly Key[],
  { consistent = false } = {},
): Promise<Record<string, unknown>[]> => {
  const items: Record<string, unknown>[] = []
  let waiting: Record<string, unknown>[] = [...keys]
  while (waiting.length > 0) {
    const { Responses, UnprocessedKeys } = await db.send(
      new BatchGetCommand({
        RequestItems: { [table]: { Keys: waiting.slice(0, MAX_KEYS), ConsistentRead: consistent } },
      }),
    )
    items.push(...(Responses?.[table] ?? []))
    const left = UnprocessedKeys?.[table]?.Keys ?? []
    waiting = [...left, ...waiting.slice(MAX_KEYS)]
    if (left.length > 0) await sleep(20 + Math.random() * 60)
  }
  return items
}
