import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Writable } from './define-item.ts'

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

export type Key = { pk: string; sk: string }

type Versioned = Key & { version: number }

/** The version that an item is written with; undefined is that of one that is not stored yet. */
export const nextVersion = (version: number | undefined): number => (version ?? 0) + 1

/** Puts an item that must not exist yet; it starts at version 1. */
export const create = <Value extends Versioned>(
  table: string,
  kind: Writable<Value>,
  item: Omit<Value, 'version'>,
): TransactItem => ({
  Put: {
    TableName: table,
    Item: kind.written({ ...item, version: nextVersion(undefined) } as Value),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

/** Replaces an item on condition of the version that was read; undefined means it was absent. */
export const replace = <Value extends Versioned>(
  table: string,
  kind: Writable<Value>,
  item: Omit<Value, 'version'>,
  version: number | undefined,
): TransactItem =>
  version === undefined
    ? create(table, kind, item)
    : {
        Put: {
          TableName: table,
          Item: kind.written({ ...item, version: nextVersion(version) } as Value),
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
