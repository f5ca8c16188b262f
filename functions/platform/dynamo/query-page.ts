import { compareStrings } from '#shared/kernel/compare.ts'
import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import type { PageQuery } from '#shared/kernel/period.schema.ts'
import type { Stored } from './define-item.ts'
import type { Cursor, Pages } from './items-of.ts'
import { between, type Range } from './ranges.ts'

/**
 * A page ends after this many items, or this many bytes of them as JSON. A response can be four times the stored size.
 */
export const PAGE_ITEMS = 25
const PAGE_BYTES = 256 * 1024

/**
 * Part of a list ordered by `sortKey`: the last day of an item, its id and its kind, joined by dots. `after` is the
 * `NextToken` of the previous page: day and id of its last item.
 */
export type PagePeriod = {
  start: LocalDate
  end: LocalDate
  after?: string | undefined
  order?: 'asc' | 'desc' | undefined
}

/** The page that a request asks for. */
export const pagePeriodOf = (
  { start, end }: { start: LocalDate; end: LocalDate },
  { NextToken, order }: PageQuery,
): PagePeriod => ({ start, end, after: NextToken, order })

const bytesOf = (item: unknown): number => Buffer.byteLength(JSON.stringify(item))

/** The items that fit on a page, at least one. */
export const withinPage = <T>(items: readonly T[], most = PAGE_ITEMS): T[] => {
  let bytes = 0
  const tooMany = items.slice(0, most).findIndex((item, index) => (bytes += bytesOf(item)) > PAGE_BYTES && index > 0)
  return items.slice(0, tooMany < 0 ? most : tooMany)
}

/** Ids all have the same length, so none is a prefix of another. */
export const sortKeyOf = (last: LocalDate, ...names: readonly string[]): string => [last, ...names].join('.')

/** The `2026-11-30.off_0123` of a sort key. */
export const nextTokenOf = (sortKey: unknown): string => String(sortKey).split('.', 2).join('.')

/** The sort keys still to be read. A shift that ends after midnight on the day after `end` began within the period. */
const boundsOf = ({ start, end, after, order = 'asc' }: PagePeriod): [from: string, to: string] => {
  const [first, last] = [start, `${addDays(end, 1)}~`]
  if (after === undefined) return [first, last]
  return order === 'asc' ? [`${after}~` > first ? `${after}~` : first, last] : [first, after < last ? after : last]
}

/** How many items a page may have; `isFull` ends it before it has all that it may. */
type Size = { most: number; isFull?: ((items: readonly Stored[]) => boolean) | undefined }

type Bounds = Size & { from: string; to: string; descending?: boolean }

/** Part of a partition, read in portions until there are enough items or bytes, so that none are read in vain. */
export const readRange = async (
  reads: Pages<Stored>,
  partition: Range,
  { from, to, descending = false, most, isFull }: Bounds,
): Promise<{ items: Stored[]; more: boolean }> => {
  const range = { ...partition, sortKey: between(from, to) }
  const items: Stored[] = []
  let start: Cursor | undefined
  do {
    const limit = Math.min(PAGE_ITEMS, most - items.length)
    const portion = await reads.page(range, 'eventual', { limit, start, descending })
    items.push(...portion.items)
    start = portion.next
  } while (
    start &&
    items.length < most &&
    !isFull?.(items) &&
    items.reduce((sum, item) => sum + bytesOf(item), 0) < PAGE_BYTES
  )
  return { items, more: start !== undefined }
}

const readPeriod = async (
  reads: Pages<Stored>,
  partition: Range,
  period: PagePeriod,
  size: Size,
): Promise<{ items: Stored[]; more: boolean }> => {
  const [from, to] = boundsOf(period)
  if (from > to) return { items: [], more: false }
  return readRange(reads, partition, { from, to, descending: period.order === 'desc', ...size })
}

/**
 * A page of several partitions of indexes whose sort key is `sortKey`, merged by it. Items beyond the point that every
 * partition has been read to are left for the next page, so that none is skipped.
 */
export const queryPage = async (
  reads: Pages<Stored>,
  partitions: readonly Range[],
  period: PagePeriod,
  { most = PAGE_ITEMS, isFull }: Partial<Size> = {},
): Promise<{ items: Stored[]; next?: string }> => {
  const share = { most: Math.max(5, Math.ceil(most / partitions.length)), isFull }
  const parts = await Promise.all(partitions.map((partition) => readPeriod(reads, partition, period, share)))
  const descending = period.order === 'desc'
  const inOrder = (a: string, b: string) => compareStrings(a, b) * (descending ? -1 : 1)
  const ends = parts.filter(({ more }) => more).map(({ items }) => String(items.at(-1)?.sortKey))
  const frontier = ends.sort(inOrder)[0]
  const reached = parts
    .flatMap(({ items }) => items)
    .filter(({ sortKey }) => frontier === undefined || inOrder(String(sortKey), frontier) <= 0)
    .sort((a, b) => inOrder(String(a.sortKey), String(b.sortKey)))
  const items = withinPage(reached, most)
  const last = items.at(-1)
  return {
    items,
    ...(last && (frontier !== undefined || items.length < reached.length) && { next: nextTokenOf(last.sortKey) }),
  }
}

/** Every item of a list, page by page, for work that follows a command. */
export async function* eachItem<T>(
  read: (after?: string) => Promise<{ items: T[]; next?: string | undefined }>,
): AsyncGenerator<T> {
  let after: string | undefined
  do {
    const { items, next } = await read(after)
    yield* items
    after = next
  } while (after !== undefined)
}

/** A period that contains every date; the day after its end still has a four-digit year. */
export const ALL_TIME = ['0000-01-01', '9999-12-30'] as const
