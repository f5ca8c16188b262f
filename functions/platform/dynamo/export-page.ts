import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Db } from './client.ts'

/** Where DynamoDB ended a page, stored unchanged in the state of an export. */
export type Cursor = Record<string, unknown>

export type ExportPage<T> = { items: T[]; next?: Cursor | undefined }

/** The most items that one read of an export takes; DynamoDB itself stops at a megabyte. */
export const EXPORT_PAGE = 200

/**
 * The next items of a partition (of a table or an index, optionally limited by `range`), in the order of the sort key.
 */
export const exportPage = async (
  db: Db,
  range: QueryCommandInput,
  cursor: Cursor | undefined,
): Promise<ExportPage<Record<string, unknown>>> => {
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({ Limit: EXPORT_PAGE, ...range, ExclusiveStartKey: cursor }),
  )
  return { items: Items, next: LastEvaluatedKey }
}
