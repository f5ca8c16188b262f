import * as z from 'zod/mini'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from './client.ts'
import { defineItem } from './define-item.ts'
import { itemsOf } from './items-of.ts'
import { after, before, between, from } from './ranges.ts'
import { exists, hasVersion, isNew } from './versioned.ts'
import { writeOne } from './write-one.ts'

const parcelItem = defineItem({
  name: 'PARCEL#',
  table: 'parcels',
  version: 1,
  storedOnly: ['queuePk'],
  schema: () =>
    z.strictObject({
      pk: z.string(),
      sk: z.string(),
      weight: z.int(),
      queuePk: z.optional(z.string()),
      version: z.int(),
    }),
})
const key = parcelItem.key('usr_1', '7')
const stored = { pk: 'usr_1', sk: 'PARCEL#7', weight: 2, queuePk: 'waiting', version: 3, v: 1 }

/** What was sent, and what is answered in turn. */
let sent: Record<string, unknown>[] = []
let answers: (object | Error)[] = []
const db = {
  send: async ({ input }: { input: Record<string, unknown> }) => {
    sent.push(input)
    const answer = answers.shift() ?? {}
    if (answer instanceof Error) throw answer
    return answer
  },
} as unknown as Db
const parcels = itemsOf(db, 'parcels', parcelItem, (parcel, { sk }) => ({ id: sk.slice('PARCEL#'.length), ...parcel }))

beforeEach(() => {
  sent = []
  answers = []
})

describe('an item', () => {
  it('is read by its key, as consistently as is said, and without its keys', async () => {
    answers = [{ Item: stored }, {}]
    expect(await parcels.get(key, 'consistent')).toEqual({ id: '7', weight: 2, version: 3 })
    expect(await parcels.get(key, 'eventual')).toBeUndefined()
    expect(sent).toEqual([
      { TableName: 'parcels', Key: key, ConsistentRead: true },
      { TableName: 'parcels', Key: key, ConsistentRead: false },
    ])
  })

  it('is read with others, those that DynamoDB leaves out once more', async () => {
    const keys = parcelItem.keys(['usr_1', 'usr_2'])
    answers = [
      { Responses: { parcels: [stored] }, UnprocessedKeys: { parcels: { Keys: keys.slice(1) } } },
      { Responses: { parcels: [{ ...stored, weight: 9 }] } },
    ]
    expect(await parcels.getMany(keys, 'consistent')).toMatchObject([{ weight: 2 }, { weight: 9 }])
    expect(sent.map(({ RequestItems }) => RequestItems)).toEqual([
      { parcels: { Keys: keys, ConsistentRead: true } },
      { parcels: { Keys: keys.slice(1), ConsistentRead: true } },
    ])
  })
})

describe('a range', () => {
  it('is listed to its end', async () => {
    answers = [{ Items: [stored], LastEvaluatedKey: key }, { Items: [stored] }]
    expect(await parcels.list(parcelItem.all('usr_1'), 'consistent')).toHaveLength(2)
    expect(sent).toMatchObject([
      {
        KeyConditionExpression: '#partition = :partition AND begins_with(#sort, :prefix)',
        ExpressionAttributeNames: { '#partition': 'pk', '#sort': 'sk' },
        ExpressionAttributeValues: { ':partition': 'usr_1', ':prefix': 'PARCEL#' },
        ConsistentRead: true,
      },
      { ExclusiveStartKey: key },
    ])
  })

  it('is read a page at a time, of an index too, with a filter', async () => {
    answers = [{ Items: [stored], LastEvaluatedKey: { ...key, queuePk: 'waiting' } }]
    const filter = { expression: '#weight > :least', values: { least: 1 } }
    const range = { index: 'queue', queuePk: 'waiting', queueSk: between('a', 'b') }
    const { items, next } = await parcels.page(range, 'eventual', { limit: 5, start: key, descending: true, filter })
    expect([items.length, next]).toEqual([1, { ...key, queuePk: 'waiting' }])
    expect(sent).toEqual([
      {
        TableName: 'parcels',
        IndexName: 'queue',
        KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
        FilterExpression: '#weight > :least',
        ExpressionAttributeNames: { '#partition': 'queuePk', '#sort': 'queueSk', '#weight': 'weight' },
        ExpressionAttributeValues: { ':partition': 'waiting', ':from': 'a', ':to': 'b', ':least': 1 },
        ConsistentRead: false,
        ScanIndexForward: false,
        Limit: 5,
        ExclusiveStartKey: key,
      },
    ])
  })

  it.each([
    [undefined, '#partition = :partition'],
    [from('a'), '#partition = :partition AND #sort >= :from'],
    [after('a'), '#partition = :partition AND #sort > :after'],
    [before('a'), '#partition = :partition AND #sort < :before'],
  ])('can have one end, or none', async (sk, expression) => {
    answers = [{ Count: 4, LastEvaluatedKey: key }]
    expect(await parcels.count({ pk: 'usr_1', sk }, 'eventual')).toEqual({ count: 4, next: key })
    expect(sent).toMatchObject([{ KeyConditionExpression: expression, Select: 'COUNT' }])
  })
})

describe('a write', () => {
  const attributes = { weight: 2, queuePk: 'waiting' }

  it('of something new makes version 1, and of something read the next one', () => {
    expect(parcels.save(key, attributes)).toEqual({
      Put: {
        TableName: 'parcels',
        Item: { ...key, ...attributes, version: 1, v: 1 },
        ConditionExpression: 'attribute_not_exists(#pk)',
        ExpressionAttributeNames: { '#pk': 'pk' },
      },
    })
    expect(parcels.save(key, { ...attributes, version: 3 })).toEqual({
      Put: {
        TableName: 'parcels',
        Item: { ...key, ...attributes, version: 4, v: 1 },
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': 3 },
      },
    })
  })

  it('has the condition that it is given, or none', () => {
    const whole = { ...attributes, version: 1 }
    expect(parcels.put(key, whole)).toEqual({ Put: { TableName: 'parcels', Item: { ...key, ...whole, v: 1 } } })
    expect(parcels.put(key, whole, isNew).Put?.ConditionExpression).toBe('attribute_not_exists(#pk)')
    expect(parcels.remove(key)).toEqual({ Delete: { TableName: 'parcels', Key: key } })
    // Without a version nothing was read, so nothing is removed.
    expect(parcels.remove(key, hasVersion(undefined)).Delete?.ExpressionAttributeValues).toEqual({ ':version': 0 })
    expect(parcels.check(key, exists)).toEqual({
      ConditionCheck: {
        TableName: 'parcels',
        Key: key,
        ConditionExpression: 'attribute_exists(#pk)',
        ExpressionAttributeNames: { '#pk': 'pk' },
      },
    })
    expect(parcels.update(key, { set: { weight: 3 } }).Update).toMatchObject({
      Key: key,
      UpdateExpression: 'SET #weight = :weight',
    })
  })

  it('by itself says whether its condition was met, and throws what else fails', async () => {
    const failed = Object.assign(new Error(), { name: 'ConditionalCheckFailedException' })
    answers = [{ Attributes: stored }, failed, new Error('busy')]
    expect(await writeOne(db, parcels.remove(key), 'ALL_OLD')).toEqual({ Attributes: stored })
    expect(await writeOne(db, parcels.update(key, { set: { weight: 3 } }))).toBeUndefined()
    await expect(writeOne(db, parcels.put(key, { ...attributes, version: 1 }))).rejects.toThrow('busy')
    expect(sent).toMatchObject([
      { Key: key, ReturnValues: 'ALL_OLD' },
      { UpdateExpression: 'SET #weight = :weight' },
      {},
    ])
  })
})
