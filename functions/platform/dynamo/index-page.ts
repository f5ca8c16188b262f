import type { Pages } from './items-of.ts'
import { before } from './ranges.ts'
import type { Key } from './versioned.ts'

const PAGE = 50

type Listed = { index: string; value: string; keyOf: (id: string) => Key; descending?: boolean; until?: string }

/**
 * A page of a partition of an index by `<index>Pk`, ordered by `<index>Sk`, which ends with `#` and the item's id.
 * `after` and `next` are the last sort key of a page; `until` ends the list with the sort keys that begin with it.
 */
export const indexPage = async <T>(
  reads: Pages<T>,
  { index, value, keyOf, descending = false, until }: Listed,
  after?: string,
): Promise<{ items: T[]; next?: string }> => {
  const [pk, sk] = [`${index}Pk`, `${index}Sk`]
  const start = after ? { ...keyOf(after.slice(after.lastIndexOf('#') + 1)), [pk]: value, [sk]: after } : undefined
  const range = { index, [pk]: value, ...(until && { [sk]: before(`${until}~`) }) }
  const { items, next } = await reads.page(range, 'eventual', { limit: PAGE, start, descending })
  return { items, ...(next && { next: String(next[sk]) }) }
}
