import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Db } from './client.ts'

/** Every item of a key range that its caller has bounded (a period, one offer). */
export const queryAll = async (db: Db, input: QueryCommandInput): Promise<Record<string, unknown>[]> => {
  const items: Record<string, unknown>[] = []
  let ExclusiveStartKey: QueryCommandInput['ExclusiveStartKey']
  do {
    const page = await db.send(new QueryCommand({ ...input, ExclusiveStartKey }))
    items.push(...(page.Items ?? []))
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return items
}
