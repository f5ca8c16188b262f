import { compareStrings } from '#shared/kernel/compare.ts'
import type { Cursor, Pages } from './items-of.ts'
import { between, type Range } from './ranges.ts'

type Sorted = { sk: string }
/** A partition has been read down to its `end`, or whole without one. */
type Part<T> = { items: T[]; end: string | undefined; next: Cursor | undefined }
/** `to` is not in it. */
type Period = { from: string; to: string }

/** What is read of each partition at first; what the others then reach back to fills the page. */
const FIRST_SHARE = 0.8

const byNewest = ({ sk: one }: Sorted, { sk: other }: Sorted): number => compareStrings(other, one)

/**
 * About `most` of the newest items of several partitions with one sort key, `sk`. Each is read a little, then as far
 * back as the one that reached furthest, so that nothing is read in vain. The next page begins before `next`.
 */
export const mergedPage = async <T extends Sorted>(
  reads: Pages<T>,
  partitions: readonly Range[],
  { from, to }: Period,
  most: number,
): Promise<{ items: T[]; next?: string }> => {
  const share = most / partitions.length
  const read = async (partition: Range, down: string, limit: number, start?: Cursor): Promise<Part<T>> => {
    const range = { ...partition, sk: between(down, to) }
    const { items, next } = await reads.page(range, 'eventual', { limit: Math.ceil(limit), start, descending: true })
    return { items: items.filter(({ sk }) => sk < to), end: next && items.at(-1)?.sk, next }
  }
  const firsts = await Promise.all(partitions.map((partition) => read(partition, from, share * FIRST_SHARE)))
  const reached = firsts.flatMap(({ end }) => end ?? []).sort(compareStrings)[0] ?? from
  const parts = await Promise.all(
    firsts.map(async (first, at) => {
      if (first.end === undefined || first.end === reached) return first
      const { items, end = reached } = await read(partitions[at] as Range, reached, share, first.next)
      return { items: [...first.items, ...items], end }
    }),
  )
  const frontier = parts
    .flatMap(({ end }) => end ?? [])
    .sort(compareStrings)
    .at(-1)
  const found = parts.flatMap(({ items }) => items.filter(({ sk }) => frontier === undefined || sk >= frontier))
  const items = found.sort(byNewest).filter(({ sk }, index, all) => sk !== all[index - 1]?.sk)
  return { items, ...(frontier !== undefined && { next: frontier }) }
}
