import { DeleteCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Db } from './client.ts'
import { queryOf, type Range } from './ranges.ts'

const AT_ONCE = 100

/** The keys of a range, page by page, as they are now. */
export async function* keysOf(
  db: Db,
  table: string,
  range: Range,
  Limit = AT_ONCE,
): AsyncGenerator<Record<string, unknown>[]> {
  let ExclusiveStartKey: QueryCommandInput['ExclusiveStartKey']
  do {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        ...queryOf(table, range),
        ProjectionExpression: 'pk, sk',
        ConsistentRead: true,
        Limit,
        ExclusiveStartKey,
      }),
    )
    yield Items
    ExclusiveStartKey = LastEvaluatedKey
  } while (ExclusiveStartKey)
}

/** Deletes every item of a range, however many there are; a second run goes on where the first stopped. */
export const deleteRange = async (db: Db, table: string, range: Range): Promise<void> => {
  for await (const keys of keysOf(db, table, range))
    await Promise.all(keys.map((Key) => db.send(new DeleteCommand({ TableName: table, Key }))))
}
