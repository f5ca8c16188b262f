import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

export type Key = { pk: string; sk: string }

/** Puts an item that must not exist yet; it starts at version 1. */
export const create = (table: string, key: Key, item: object): TransactItem => ({
  Put: { TableName: table, Item: { ...key, ...item, version: 1 }, ConditionExpression: 'attribute_not_exists(pk)' },
})

/** Replaces an item on condition of the version that was read; undefined means it was absent. */
export const replace = (table: string, key: Key, item: object, version: number | undefined): TransactItem =>
  version === undefined
    ? create(table, key, item)
    : {
        Put: {
          TableName: table,
          Item: { ...key, ...item, version: version + 1 },
          ConditionExpression: '#version = :version',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':version': version },
        },
      }

/** Removes an item that must be there. */
export const remove = (table: string, key: Key): TransactItem => ({
  Delete: { TableName: table, Key: key, ConditionExpression: 'attribute_exists(pk)' },
})

/** Removes an item on condition of the version that was read. */
export const removeVersion = (table: string, key: Key, version: number | undefined): TransactItem => ({
  Delete: {
    TableName: table,
    Key: key,
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': version ?? 0 },
  },
})
