import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineItem } from './define-item.ts'

const key = { pk: 'usr_1', sk: 'THING' }
const schema = () =>
  z.strictObject({ pk: z.string(), sk: z.literal('THING'), colour: z.string(), sizes: z.array(z.int()) })
/** Version 1 had one size, version 2 several; version 3 renames `tint` to `colour`. */
const thing = defineItem({
  name: 'THING',
  table: 'users',
  version: 3,
  schema,
  upgrades: {
    1: ({ size, ...old }) => ({ ...old, ...(size !== undefined && { sizes: [size] }) }),
    2: ({ tint, ...old }) => ({ ...old, ...(tint !== undefined && { colour: tint }) }),
  },
})
const value = { colour: 'red', sizes: [3] }
const written = { ...key, ...value, v: 3 }

beforeEach(() => void vi.stubEnv('CHECKS', 'true'))
afterEach(() => void vi.unstubAllEnvs())

describe('a stored item', () => {
  it('is written with the version of its schema, and read unchanged', () => {
    expect(thing.written({ ...key, sk: 'THING', colour: 'red', sizes: [3] })).toEqual(written)
    expect(thing.read(written)).toEqual(value)
  })

  it('of an older version is upgraded step by step', () => {
    expect(thing.read({ ...key, tint: 'red', size: 3, v: 1 })).toEqual(value)
    expect(thing.read({ ...key, tint: 'red', sizes: [3], v: 2 })).toEqual(value)
  })

  it('of which an index contains a part is upgraded in the same way', () =>
    expect(thing.part('colour').read({ ...key, tint: 'red', v: 1 })).toEqual({ colour: 'red' }))

  it('is read without its keys and what serves the table alone', () => {
    const indexed = defineItem({ name: 'THING', table: 'users', version: 1, schema, storedOnly: ['sizes'] })
    expect(indexed.read({ ...written, v: 1 })).toEqual({ colour: 'red' })
    expect(indexed.part('colour').read({ ...written, v: 1 })).toEqual({ colour: 'red' })
  })

  it.each([4, undefined, '3'])('of version %s is refused', (v) =>
    expect(() => thing.read({ ...written, v })).toThrow(
      `A THING item of version ${v} cannot be read: the newest known version is 3.`,
    ),
  )

  it('of an older version without an upgrade is refused', () =>
    expect(() => defineItem({ name: 'THING', table: 'users', version: 2, schema }).read({ ...written, v: 1 })).toThrow(
      'There is no upgrade of THING items from version 1.',
    ))

  it.each([
    ['lacks an attribute', { ...written, colour: undefined }],
    ['has one more', { ...written, weight: 1 }],
    ['has one of another type', { ...written, sizes: 3 }],
    ['is stored under another key', { ...written, sk: 'OTHER' }],
  ])('that %s is refused, only where checks are on', (_, item) => {
    expect(() => thing.read(item)).toThrow('Not a valid THING item of version 3')
    expect(() => thing.written(item as never)).toThrow('Not a valid THING item of version 3')
    vi.stubEnv('CHECKS', '')
    const { pk: _pk, sk: _sk, v: _v, ...rest } = item
    expect(thing.read(item)).toEqual(rest)
    expect(thing.written(item as never)).toEqual(item)
  })
})

describe('an update in place', () => {
  const condition = { expression: 'size(#sizes) < :most', values: { most: 9 } }

  it('describes the changes to the attributes of an item of the current version', () =>
    expect(thing.update('things', thing.key('usr_1'), { set: { colour: 'red' }, condition })).toEqual({
      TableName: 'things',
      Key: key,
      UpdateExpression: 'SET #colour = :colour',
      ConditionExpression: '#v BETWEEN :since AND :newest AND size(#sizes) < :most',
      ExpressionAttributeNames: { '#colour': 'colour', '#v': 'v', '#sizes': 'sizes' },
      ExpressionAttributeValues: { ':colour': 'red', ':most': 9, ':since': 3, ':newest': 3 },
    }))

  it('counts, adds and removes, also in an older version whose attributes have the same form', () => {
    const update = thing.update('things', key, { add: { sizes: [1] }, remove: { colour: 'red' }, since: 2 })
    expect(update.UpdateExpression).toBe('ADD #sizes :sizes DELETE #colour :colour')
    expect(update.ExpressionAttributeValues).toMatchObject({ ':since': 2, ':newest': 3 })
  })

  it('can add to all attributes of an item, which need not exist', () => {
    const counts = defineItem({
      name: 'COUNT',
      table: 'things',
      version: 3,
      schema: () => z.strictObject({ pk: z.string(), sk: z.literal('COUNT'), read: z.int(), sent: z.int() }),
    })
    expect(counts.addTo('things', counts.key('usr_1'), { read: -2, sent: 0 })).toEqual({
      TableName: 'things',
      Key: { pk: 'usr_1', sk: 'COUNT' },
      UpdateExpression: 'SET #v = :v ADD #read :read, #sent :sent',
      ConditionExpression: 'attribute_not_exists(#pk) OR #v = :v',
      ExpressionAttributeNames: { '#v': 'v', '#read': 'read', '#sent': 'sent', '#pk': 'pk' },
      ExpressionAttributeValues: { ':v': 3, ':read': -2, ':sent': 0 },
    })
    expect(() => counts.addTo('things', counts.key('usr_1'), { read: 1 } as never)).toThrow('Not a valid COUNT item')
  })

  it('is checked against the attributes, only where checks are on', () => {
    const wrong = () => thing.update('things', key, { set: { colour: 3 as never } })
    expect(wrong).toThrow('Not a valid THING item of version 3: colour')
    vi.stubEnv('CHECKS', '')
    expect(wrong).not.toThrow()
  })
})
