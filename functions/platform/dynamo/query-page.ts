import { compareStrings } from '#shared/kernel/compare.ts'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import type { PageQuery } from '#shared/kernel/period.schema.ts'
import type { Db } from './client.ts'

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

/** One partition of an index whose sort key is `sortKey`. `isFull` ends a page before it has all that it may. */
export type IndexRange = {
  table: string
  index: string
  key: string
  value: string
  isFull?: (items: readonly Item[]) => boolean
}

type Item = Record<string, unknown>
type ItemPage = { items: Item[]; next?: string }

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

type Bounds = { from: string; to: string; descending?: boolean; limit: number }

/** Part of a range, read in portions until there are enough items or bytes, so that large items aren't read in vain. */
export const readRange = async (
  db: Db,
  { table, index, key, value, isFull }: IndexRange,
  { from, to, descending = false, limit }: Bounds,
): Promise<{ items: Item[]; more: boolean }> => {
  const items: Item[] = []
  let ExclusiveStartKey: Item | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        TableName: table,
        IndexName: index,
        KeyConditionExpression: '#key = :value AND #sortKey BETWEEN :from AND :to',
        ExpressionAttributeNames: { '#key': key, '#sortKey': 'sortKey' },
        ExpressionAttributeValues: { ':value': value, ':from': from, ':to': to },
        ScanIndexForward: !descending,
        Limit: Math.min(PAGE_ITEMS, limit - items.length),
        ExclusiveStartKey,
      }),
    )
    items.push(...Items)
    ExclusiveStartKey = LastEvaluatedKey
  } while (
    ExclusiveStartKey &&
    items.length < limit &&
    !isFull?.(items) &&
    items.reduce((sum, item) => sum + bytesOf(item), 0) < PAGE_BYTES
  )
  return { items, more: ExclusiveStartKey !== undefined }
}

const readPeriod = async (
  db: Db,
  range: IndexRange,
  period: PagePeriod,
  limit: number,
): Promise<{ items: Item[]; more: boolean }> => {
  const [from, to] = boundsOf(period)
  if (from > to) return { items: [], more: false }
  return readRange(db, range, { from, to, descending: period.order === 'desc', limit })
}

/**
 * A page of several ranges, merged by sort key. Items beyond the point that every range has been read to are left for
 * the next page, so that none is skipped.
 */
export const queryPage = async (
  db: Db,
  ranges: readonly IndexRange[],
  period: PagePeriod,
  most = PAGE_ITEMS,
): Promise<ItemPage> => {
  const share = Math.max(5, Math.ceil(most / ranges.length))
  const parts = await Promise.all(ranges.map((range) => readPeriod(db, range, period, share)))
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
