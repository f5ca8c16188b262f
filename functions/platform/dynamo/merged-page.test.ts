import { expect, it } from 'vitest'
import { hash32 } from '#shared/kernel/hash.ts'
import type { Pages } from './items-of.ts'
import type { SortCondition } from './ranges.ts'
import { mergedPage } from './merged-page.ts'

type Item = { sk: string; of: string }

/** Partitions in memory, newest last; counts what is read. */
const readsOf = (partitions: Record<string, string[]>) => {
  const counted = { read: 0 }
  const reads: Pages<Item> = {
    page: async ({ pk, sk }, _, { limit = Infinity, start } = {}) => {
      const { ':from': from = '', ':to': to = '' } = (sk as SortCondition).values
      const before = start?.sk as string | undefined
      const inRange = (partitions[String(pk)] ?? []).filter(
        (one) => one >= from && one <= to && (before === undefined || one < before),
      )
      const found = inRange.toReversed().slice(0, limit)
      counted.read += found.length
      const isCut = found.length === limit
      return {
        items: found.map((one) => ({ sk: one, of: String(pk) })),
        next: isCut ? { sk: found.at(-1) } : undefined,
      }
    },
  }
  return { reads, counted }
}

const keyOf = (at: number) => String(at).padStart(5, '0')

const readAll = async (partitions: Record<string, string[]>, most: number) => {
  const { reads, counted } = readsOf(partitions)
  const ranges = Object.keys(partitions).map((pk) => ({ pk }))
  const pages: string[][] = []
  let to: string | undefined = '99999'
  while (to) {
    const { items, next }: { items: Item[]; next?: string } = await mergedPage(reads, ranges, { from: '', to }, most)
    pages.push(items.map(({ sk }) => sk))
    to = next
  }
  return { pages, read: counted.read }
}

it('lists spread items newest first, each once, about as many a page as are asked for, few of them in vain', async () => {
  const keys = Array.from({ length: 1_000 }, (_, at) => keyOf(at))
  const partitions = Object.fromEntries(
    Array.from({ length: 4 }, (_, at) => [String(at), keys.filter((key) => hash32(key) % 4 === at)]),
  )
  const { pages, read } = await readAll(partitions, 50)
  expect(pages.flat()).toEqual(keys.toReversed())
  for (const page of pages) expect(page.length).toBeLessThan(90)
  expect(read).toBeLessThan(1_000 * 1.1)
})

it('an item of two partitions is listed once, and a sparse partition does not hold back a dense one', async () => {
  const dense = Array.from({ length: 300 }, (_, at) => keyOf(at + 100))
  const sparse = [keyOf(1), keyOf(2), keyOf(120), keyOf(399)]
  const { pages } = await readAll({ dense, sparse }, 50)
  expect(pages.flat()).toEqual([...new Set([...dense, ...sparse])].sort().toReversed())
  expect(pages[0]?.length).toBeGreaterThanOrEqual(20)
})

it('what has nothing is one empty page', async () => {
  expect((await readAll({ a: [], b: [] }, 50)).pages).toEqual([[]])
})
