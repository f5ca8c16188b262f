import {
  addCounts,
  approvalHours,
  approvalRanges,
  fillHours,
  fillRanges,
  type Counter,
  type Counts,
} from './counters.ts'

/** How many times fall into each range. */
const spreadOf = (counts: Counts, ranges: readonly Counter[]): number[] => ranges.map((name) => counts[name] ?? 0)

/**
 * Hours within which a share of the times lies, estimated evenly within its range; undefined without times, Infinity if
 * it is longer than the last bound.
 */
export const hoursWithin = (
  counts: Counts,
  bounds: readonly number[],
  ranges: readonly Counter[],
  share: number,
): number | undefined => {
  const spread = spreadOf(counts, ranges)
  const total = spread.reduce((sum, count) => sum + count, 0)
  if (total === 0) return undefined
  let below = 0
  for (const [at, count] of spread.entries()) {
    if (count > 0 && below + count >= total * share) {
      const [from, to] = [bounds[at - 1] ?? 0, bounds[at] ?? Infinity]
      return from + ((to - from) * (total * share - below)) / count
    }
    below += count
  }
  return undefined
}

/** Within how many hours days are filled, half of them and nine in ten. */
export const fillTimes = (counts: Counts): { median: number | undefined; nineInTen: number | undefined } => ({
  median: hoursWithin(counts, fillHours, fillRanges, 0.5),
  nineInTen: hoursWithin(counts, fillHours, fillRanges, 0.9),
})

const USUAL_SHARE = 0.8
/** Fewer say nothing about the next one. */
const MIN_APPROVALS = 5

/** The whole bound within which four of five approvals are decided, in hours. */
export const usualApprovalHours = (counts: Counts): number | undefined => {
  const spread = spreadOf(counts, approvalRanges)
  const total = spread.reduce((sum, count) => sum + count, 0)
  if (total < MIN_APPROVALS) return undefined
  let below = 0
  return approvalHours.find((_, at) => (below += spread[at] ?? 0) >= total * USUAL_SHARE)
}

export const sumOf = (all: readonly Counts[]): Counts => all.reduce<Counts>(addCounts, {})
