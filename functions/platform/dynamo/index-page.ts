import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Db } from './client.ts'
import type { Stored } from './define-item.ts'
import { partitionOf } from './ranges.ts'
import type { Key } from './versioned.ts'

const PAGE = 50

/** A partition of an index by `<index>Pk`, ordered by `<index>Sk`: a sort key that ends with `#` and the item's id. */
type IndexPartition = { table: string; index: string; value: string; item: { key: (id: string) => Key } }

/** A page in the order of sort keys; `after` and `next` are the last one of a page. */
export const indexPage = async <T>(
  db: Db,
  { table, index, value, item }: IndexPartition,
  read: (stored: Stored) => T,
  after?: string,
): Promise<{ items: T[]; next?: string }> => {
  const [partition, sortKey] = [`${index}Pk`, `${index}Sk`]
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      ...partitionOf(table, index, partition, value),
      Limit: PAGE,
      ...(after && {
        ExclusiveStartKey: {
          ...item.key(after.slice(after.lastIndexOf('#') + 1)),
          [partition]: value,
          [sortKey]: after,
        },
      }),
    }),
  )
  return { items: Items.map(read), ...(LastEvaluatedKey && { next: String(LastEvaluatedKey[sortKey]) }) }
}
