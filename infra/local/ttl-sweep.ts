import { type AttributeValue, DeleteItemCommand, type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import type { TableResource } from './dynamodb-tables.ts'

/** Deletes expired items, unless their expiry was extended meanwhile, and returns how many. */
export async function sweepExpired(client: DynamoDBClient, tables: TableResource[], now: Date): Promise<number> {
  let swept = 0
  for (const { ref: TableName, properties } of tables) {
    const { TimeToLiveSpecification: ttl, KeySchema = [] } = properties
    if (!ttl?.Enabled) continue
    const condition = {
      ExpressionAttributeNames: { '#ttl': ttl.AttributeName },
      ExpressionAttributeValues: { ':now': { N: String(Math.floor(now.getTime() / 1000)) }, ':number': { S: 'N' } },
    }
    const expired = 'attribute_type(#ttl, :number) AND #ttl < :now'
    for await (const { Items = [] } of paginateScan(
      { client },
      { TableName, FilterExpression: expired, ...condition },
    )) {
      for (const item of Items) {
        const Key = Object.fromEntries(
          KeySchema.map(({ AttributeName = '' }) => [AttributeName, item[AttributeName] as AttributeValue]),
        )
        await client
          .send(new DeleteItemCommand({ TableName, Key, ConditionExpression: expired, ...condition }))
          .catch(ignoreExtended)
        swept++
      }
    }
  }
  return swept
}

function ignoreExtended(error: Error) {
  if (error.name !== 'ConditionalCheckFailedException') throw error
}
