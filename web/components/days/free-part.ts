import type { Hours } from '#shared/calendar/availability.schema.ts'
import { windowOf } from '#shared/kernel/shift.ts'
import { timeOf } from '#shared/kernel/dates.ts'

/** The longest part of the wanted hours that is free; undefined if none of them is. */
export function freePartOf(wanted: Hours, free: readonly Hours[]): Hours | undefined {
  const { from, to } = windowOf(wanted)
  const [longest] = free
    .map((hours) => windowOf(hours))
    .map((window) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter((part) => part.to > part.from)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return longest && { start_time: timeOf(longest.from), end_time: timeOf(longest.to) }
}
