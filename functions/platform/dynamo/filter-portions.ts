import { PAGE_ITEMS } from './query-page.ts'

export type Portion<T> = { items: T[]; next?: string | undefined }

type Filter<T> = { after: string | undefined; isFound: (item: T) => boolean; maxPortions: number }

/**
 * Reads on until a page's items meet a filter, the list ends, or so many portions have been read; all found of the last
 * portion are included.
 */
export const filterPortions = async <T>(
  read: (after: string | undefined) => Promise<Portion<T>>,
  { after: start, isFound, maxPortions }: Filter<T>,
): Promise<Portion<T>> => {
  const found: T[] = []
  let after = start
  let portions = 0
  do {
    const { items, next } = await read(after)
    found.push(...items.filter(isFound))
    after = next
    portions += 1
  } while (after && found.length < PAGE_ITEMS && portions < maxPortions)
  return { items: found, next: after }
}
