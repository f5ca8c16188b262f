import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { changedShapes, storedItemsPage } from './stored-items.ts'

const pageOf = (version: number, shape: Record<string, z.ZodMiniType>) =>
  storedItemsPage([
    {
      name: 'THING',
      table: 'users',
      version,
      schema: () => z.strictObject({ pk: z.string(), sk: z.literal('THING'), ...shape }),
    },
  ])
const before = pageOf(1, { colour: z.string() })

it.each([
  ['another attribute', { colour: z.string(), size: z.optional(z.int()) }],
  ['another type', { colour: z.int() }],
  ['an attribute that became optional', { colour: z.optional(z.string()) }],
  ['bytes instead of text', { colour: z.instanceof(Uint8Array) }],
  ['another key', { colour: z.string(), sk: z.literal('OTHER') }],
  ['a key with another prefix', { colour: z.string(), sk: z.string().check(z.startsWith('THING#')) }],
])('finds a shape that has changed without a new version: %s', (_, shape) => {
  expect(changedShapes(before, pageOf(1, shape))).toEqual(['users THING'])
  expect(changedShapes(before, pageOf(2, shape))).toEqual([])
})

it('finds a version that is lower than before', () =>
  expect(changedShapes(pageOf(2, {}), pageOf(1, {}))).toEqual(['users THING']))

it('allows changes to rules for values and to the order of attributes', () => {
  const after = pageOf(1, { colour: z.string().check(z.maxLength(3)) })
  expect(changedShapes(before, after)).toEqual([])
  expect(changedShapes(pageOf(1, { a: z.int(), b: z.int() }), pageOf(1, { b: z.int(), a: z.int() }))).toEqual([])
})
