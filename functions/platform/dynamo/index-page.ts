import type { Pages } from './items-of.ts'
import type { Key } from './versioned.ts'

const PAGE = 50

type Listed = { index: string; value: string; keyOf: (id: string) => Key; descending?: boolean }

/**
 * A page of a partition of an index by `<index>Pk`, ordered by `<index>Sk`, which ends with `#` and the item's id.
 * `after` and `next` are the last sort key of a page.
 */
export const indexPage = async <T>(
  reads: Pages<T>,
  { index, value, keyOf, descending = false }: Listed,
  after?: string,
): Promise<{ items: T[]; next?: string }> => {
  const [pk, sk] = [`${index}Pk`, `${index}Sk`]
  const start = after ? { ...keyOf(after.slice(after.lastIndexOf('#') + 1)), [pk]: value, [sk]: after } : undefined
  const { items, next } = await reads.page({ index, [pk]: value }, 'eventual', { limit: PAGE, start, descending })
  return { items, ...(next && { next: String(next[sk]) }) }
}
