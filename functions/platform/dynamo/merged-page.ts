import { compareStrings } from '#shared/kernel/compare.ts'
import type { Cursor, Pages } from './items-of.ts'
import { between, type Range } from './ranges.ts'

type Sorted = { sk: string }
type Part<T> = { items: T[]; start: Cursor | undefined; isRead: boolean }
/** `to` is not in it. */
type Period = { from: string; to: string }

/** What is read on from a partition that may still have items of the page. */
const FURTHER = 3

/**
 * The newest items of several partitions with one sort key, `sk`. Each is read on only while it may have one of the
 * page's, so that few are read in vain. `next` is the last one's sort key, if others follow.
 */
export const mergedPage = async <T extends Sorted>(
  reads: Pages<T>,
  partitions: readonly Range[],
  { from, to }: Period,
  most: number,
): Promise<{ items: T[]; next?: string }> => {
  const parts = partitions.map((): Part<T> => ({ items: [], start: undefined, isRead: false }))
  const readOn = async (at: number, limit: number): Promise<void> => {
    const [part, partition] = [parts[at], partitions[at]]
    if (!part || !partition) return
    const range = { ...partition, sk: between(from, to) }
    const { items, next } = await reads.page(range, 'eventual', { limit, start: part.start, descending: true })
    part.items.push(...items.filter(({ sk }) => sk < to))
    part.start = next
    part.isRead = next === undefined
  }
  const newest = () => {
    const found = parts.flatMap(({ items }) => items).sort((a, b) => compareStrings(b.sk, a.sk))
    return found.filter(({ sk }, index) => sk !== found[index - 1]?.sk)
  }
  /** Those that end before the page does. */
  const unfinished = (): number[] => {
    const last = newest()[most - 1]?.sk ?? ''
    return [...parts.keys()].filter((at) => {
      const { items, isRead } = parts[at] as Part<T>
      return !isRead && (items.at(-1)?.sk ?? '~') > last
    })
  }
  let limit = Math.ceil(most / partitions.length)
  for (let open = [...parts.keys()]; open.length > 0; open = unfinished()) {
    await Promise.all(open.map((at) => readOn(at, limit)))
    limit = FURTHER
  }
  const found = newest()
  const items = found.slice(0, most)
  const isMore = found.length > most || parts.some(({ isRead }) => !isRead)
  return { items, ...(isMore && items.length > 0 && { next: items.at(-1)?.sk }) }
}
