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

/** A range of an index whose sort key is the last date of a thing, between two dates. */
export const endingBetween = (TableName: string, index: string, key: string, value: string, start: string, end: string): QueryCommandInput => ({
  TableName,
  IndexName: index,
  KeyConditionExpression: '#key = :value AND #last BETWEEN :start AND :end',
  ExpressionAttributeNames: { '#key': key, '#last': 'last' },
  ExpressionAttributeValues: { ':value': value, ':start': start, ':end': end },
})

/** A period that every date lies in. */
export const ever = ['0000-01-01', '9999-12-31'] as const
