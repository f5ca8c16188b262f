import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Writable } from './define-item.ts'
import type { Condition } from './update-expression.ts'

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

export type Key = { pk: string; sk: string }

/** The version an item was read with; undefined if it is not stored yet. */
export const nextVersion = (version: number | undefined): number => (version ?? 0) + 1

export const exists: Condition = { expression: 'attribute_exists(#pk)' }
export const isNew: Condition = { expression: 'attribute_not_exists(#pk)' }

/** An item still has the version that was read. */
export const hasVersion = (version: number | undefined): Condition => ({
  expression: '#version = :version',
  values: { version: version ?? 0 },
})

/** What counts a day's things is absent, or of an earlier day. */
export const isNewDay = (day: LocalDate): Condition => ({
  expression: 'attribute_not_exists(#pk) OR #day < :day',
  values: { day },
})

// OLD
type Versioned = Key & { version: number }

/** Puts a new item; it starts at version 1. */
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

/** Replaces an item if it still has the version that was read; undefined means that it must be new. */
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

/** A condition for other writes: an item still has the version that was read. */
export const mustHaveVersion = (table: string, key: Key, version: number | undefined): TransactItem => ({
  ConditionCheck: {
    TableName: table,
    Key: key,
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': version ?? 0 },
  },
})

/** Removes an item if it still has the version that was read. */
export const removeVersion = (table: string, key: Key, version: number | undefined): TransactItem => ({
  Delete: {
    TableName: table,
    Key: key,
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': version ?? 0 },
  },
})
