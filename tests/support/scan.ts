import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import type { TableName } from '#infra/tables.ts'

type Item = Record<string, unknown>

/** Every item of a table. */
export const scan = async (client: DynamoDBDocumentClient, TableName: TableName): Promise<Item[]> => {
  const pages = paginateScan({ client }, { TableName, ConsistentRead: true })
  return (await Array.fromAsync(pages)).flatMap(({ Items = [] }) => Items)
}
