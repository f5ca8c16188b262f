import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#shared/kernel/dates.ts'
import type { Db } from './client.ts'
import { readsOf } from './items-of.ts'
import { sortKeyOf, queryPage, type PagePeriod } from './query-page.ts'

type Item = { sortKey: string; range: string; text: string }
type Query = {
  input: {
    ExpressionAttributeValues: Record<string, string>
    ScanIndexForward: boolean
    Limit: number
    ExclusiveStartKey?: Item
  }
}

/** An index in memory that answers as DynamoDB does. */
const indexOf = (items: readonly Item[]): Db => {
  const send = async ({ input }: Query) => {
    const { ':partition': range, ':from': from = '', ':to': to = '' } = input.ExpressionAttributeValues
    const inOrder = items
      .filter((item) => item.range === range && item.sortKey >= from && item.sortKey <= to)
      .sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
    if (!input.ScanIndexForward) inOrder.reverse()
    const after = input.ExclusiveStartKey
      ? inOrder.findIndex(({ sortKey }) => sortKey === input.ExclusiveStartKey?.sortKey) + 1
      : 0
    const Items = inOrder.slice(after, after + input.Limit)
    return { Items, ...(Items.length === input.Limit && { LastEvaluatedKey: Items.at(-1) }) }
  }
  return { send } as unknown as Db
}

const everyPage = async (db: Db, ranges: readonly string[], period: PagePeriod, most: number): Promise<string[][]> => {
  const pages: string[][] = []
  let after: string | undefined
  do {
    const inMarket = ranges.map((market) => ({ index: 'market', market }))
    const reads = readsOf(db, 'offers')
    const { items, next } = await queryPage(reads, inMarket, { ...period, after }, { most })
    pages.push(items.map(({ sortKey }) => String(sortKey)))
    after = next
  } while (after !== undefined)
  return pages
}

const start = '2026-11-01'
const stored = fc.uniqueArray(
  fc.record({
    day: fc.nat(20),
    id: fc.nat(9_999),
    range: fc.constantFrom('a', 'b', 'c'),
    size: fc.constantFrom(1, 1, 1, 20_000),
  }),
  { selector: ({ id }) => id, maxLength: 120 },
)

it('returns every item of all ranges once, in order, whatever the page size', () =>
  fc.assert(
    fc.asyncProperty(
      stored,
      fc.constantFrom('asc', 'desc'),
      fc.integer({ min: 1, max: 60 }),
      fc.nat(20),
      async (given, order, most, length) => {
        const items = given.map(({ day, id, range, size }) => ({
          sortKey: sortKeyOf(addDays(start, day), `off_${String(id).padStart(4, '0')}`, 'OFFER'),
          range,
          text: 'x'.repeat(size),
        }))
        const end = addDays(start, length)
        const pages = await everyPage(indexOf(items), ['a', 'b', 'c'], { start, end, order }, most)
        // A shift that ends the day after the period may have begun within it.
        const due = items
          .map(({ sortKey }) => sortKey)
          .filter((sortKey) => sortKey <= `${addDays(end, 1)}~`)
          .sort()
        expect(pages.flat()).toEqual(order === 'asc' ? due : due.reverse())
        expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(most)
      },
    ),
    { numRuns: 300 },
  ))
