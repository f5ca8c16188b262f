import { setTimeout as sleep } from 'node:timers/promises'
import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Db } from './client.ts'
import type { Stored, Update } from './define-item.ts'
import { queryOf, type Range } from './ranges.ts'
import { termsOf, type Condition } from './update-expression.ts'
import { hasVersion, isNew, nextVersion, type Key, type TransactItem } from './versioned.ts'

/** An eventually consistent read costs half as much, and may not have the latest writes. */
export type Consistency = 'consistent' | 'eventual'

/** Where DynamoDB ended a page. */
export type Cursor = Record<string, unknown>
export type ItemPage<T> = { items: T[]; next?: Cursor | undefined }

type PageOptions = { limit?: number; start?: Cursor | undefined; descending?: boolean; filter?: Condition }

const MAX_KEYS = 100

/** Retries those that DynamoDB leaves unprocessed. */
const batchGet = async (db: Db, table: string, keys: readonly Key[], consistency: Consistency): Promise<Stored[]> => {
  const items: Stored[] = []
  let waiting: Stored[] = [...keys]
  while (waiting.length > 0) {
    const { Responses, UnprocessedKeys } = await db.send(
      new BatchGetCommand({
        RequestItems: { [table]: { Keys: waiting.slice(0, MAX_KEYS), ConsistentRead: consistency === 'consistent' } },
      }),
    )
    items.push(...(Responses?.[table] ?? []))
    const left = UnprocessedKeys?.[table]?.Keys ?? []
    waiting = [...left, ...waiting.slice(MAX_KEYS)]
    if (left.length > 0) await sleep(20 + Math.random() * 60)
  }
  return items
}

/** The most items that one read of an export takes; DynamoDB itself stops at a megabyte. */
export const EXPORT_PAGE = 200

/** Reads items of a table, each as `read` has it, or else as it is stored. */
export const readsOf = <T = Stored>(db: Db, table: string, read = (item: Stored) => item as T) => {
  const query = (
    range: Range,
    consistency: Consistency,
    { limit, start, descending = false, filter }: PageOptions,
    select?: 'COUNT',
  ) => {
    const { ExpressionAttributeNames, ExpressionAttributeValues, ...input } = queryOf(table, range)
    const terms = filter ? termsOf(filter.expression, filter.values) : {}
    return db.send(
      new QueryCommand({
        ...input,
        ...(filter && { FilterExpression: filter.expression }),
        ExpressionAttributeNames: { ...ExpressionAttributeNames, ...terms.ExpressionAttributeNames },
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ...terms.ExpressionAttributeValues },
        ConsistentRead: consistency === 'consistent',
        ScanIndexForward: !descending,
        Limit: limit,
        ExclusiveStartKey: start,
        Select: select,
      }),
    )
  }

  const page = async (range: Range, consistency: Consistency, options: PageOptions = {}): Promise<ItemPage<T>> => {
    const { Items = [], LastEvaluatedKey } = await query(range, consistency, options)
    return { items: Items.map(read), next: LastEvaluatedKey }
  }

  return {
    get: async (key: Key, consistency: Consistency): Promise<T | undefined> => {
      const { Item } = await db.send(
        new GetCommand({ TableName: table, Key: key, ConsistentRead: consistency === 'consistent' }),
      )
      return Item && read(Item)
    },

    /** In no order, without those that don't exist. */
    getMany: async (keys: readonly Key[], consistency: Consistency): Promise<T[]> =>
      (await batchGet(db, table, keys, consistency)).map(read),

    page,

    /** The next items of a range for an export, which keeps the cursor unchanged in its state. */
    exportPage: (range: Range, cursor: Cursor | undefined, limit = EXPORT_PAGE): Promise<ItemPage<T>> =>
      page(range, 'eventual', { limit, start: cursor }),

    /** A whole range, which its caller has bounded: a period, one offer, what a quota limits; or at most `most`. */
    list: async (
      range: Range,
      consistency: Consistency,
      { most = Infinity, ...options }: PageOptions & { most?: number } = {},
    ): Promise<T[]> => {
      const found: T[] = []
      let start: Cursor | undefined
      do {
        const { items, next } = await page(range, consistency, { ...options, start })
        found.push(...items)
        start = next
      } while (start && found.length < most)
      return found.slice(0, most)
    },

    /** How many a page has, without reading them. */
    count: async (range: Range, consistency: Consistency, options: PageOptions = {}) => {
      const { Count = 0, LastEvaluatedKey } = await query(range, consistency, options, 'COUNT')
      return { count: Count, next: LastEvaluatedKey }
    },
  }
}

/** What reads a page of items. */
export type Pages<T> = {
  page: (range: Range, consistency: Consistency, options?: PageOptions) => Promise<ItemPage<T>>
}

/** The key and the attributes of an item. */
type KeyOf<Item> = Item extends Key ? Pick<Item, 'pk' | 'sk'> : never
type AttributesOf<Item> = Item extends unknown ? Omit<Item, 'pk' | 'sk'> : never
/** Absent in an item that is not stored yet. */
type Versioned<Attributes> = Omit<Attributes, 'version'> & { version?: number | undefined }

type Kind<Item, Value> = {
  read: (item: Stored) => Value
  written: (item: Item) => Stored
  update: (table: string, key: Key, change: Update<Item>) => NonNullable<TransactItem['Update']>
  addTo: (table: string, key: Key, added: AttributesOf<Item>) => NonNullable<TransactItem['Update']>
}

const conditionOf = ({ expression, values }: Condition) => ({
  ConditionExpression: expression,
  ...termsOf(expression, values),
})

/** Writes of one kind, each as part of a transaction. */
const writesOf = <Item extends Key>(table: string, kind: Kind<Item, unknown>) => {
  /** Whatever is stored, unless a condition says otherwise. */
  const put = (key: KeyOf<Item>, attributes: AttributesOf<Item>, condition?: Condition): TransactItem => ({
    Put: {
      TableName: table,
      Item: kind.written({ ...(key as object), ...(attributes as object) } as Item),
      ...(condition && conditionOf(condition)),
    },
  })

  return {
    put,

    /** If it still has the version that was read; without one it must be new. */
    save: (key: KeyOf<Item>, { version, ...attributes }: Versioned<AttributesOf<Item>>): TransactItem =>
      put(
        key,
        { ...attributes, version: nextVersion(version) } as unknown as AttributesOf<Item>,
        version === undefined ? isNew : hasVersion(version),
      ),

    /** In place, if it exists. */
    update: (key: KeyOf<Item>, change: Update<Item>): TransactItem => ({
      Update: kind.update(table, key, change),
    }),

    /** Adds to all counters of an item, which is created if there is none. */
    addTo: (key: KeyOf<Item>, added: AttributesOf<Item>): TransactItem => ({ Update: kind.addTo(table, key, added) }),

    remove: (key: KeyOf<Item>, condition?: Condition): TransactItem => ({
      Delete: { TableName: table, Key: key, ...(condition && conditionOf(condition)) },
    }),

    /** A condition for other writes. */
    check: (key: KeyOf<Item>, condition: Condition): TransactItem => ({
      ConditionCheck: { TableName: table, Key: key, ...conditionOf(condition) },
    }),
  }
}

/** Reads and writes one kind of item in its table. */
export const itemsOf = <Item extends Key, Value, Shown = Value>(
  db: Db,
  table: string,
  kind: Kind<Item, Value>,
  toShown: (value: Value, key: KeyOf<Item>) => Shown = (value) => value as unknown as Shown,
) => ({
  ...readsOf(db, table, (item) => toShown(kind.read(item), item as KeyOf<Item>)),
  ...writesOf(table, kind),
})
