import type { LocalDate } from '#shared/kernel/dates.ts'
import { type DaySelection, emptySelection } from '#web/components/calendar/day-selection.ts'
import type { Hours } from '#shared/calendar/availability.schema.ts'

/** The days and hours of a request that is being written. */
export interface DaysDraft {
  /** The days that were searched for. */
  dates: readonly LocalDate[]
  /** Those of them that were chosen at first. */
  searched: readonly LocalDate[]
  selection: DaySelection
  /** Set by the practice for every day; until then, the searched hours or the locum's available ones. */
  common?: Hours
  own: Readonly<Record<LocalDate, Hours>>
  perDay?: boolean
}

/**
 * The draft of a search, after the `last` one of an earlier search for the same locum: days that were taken out of a
 * request stay out, and added ones stay in while the searched days are the same.
 */
export function newDraft(
  dates: readonly LocalDate[],
  searched: readonly LocalDate[],
  last: Partial<DaysDraft> = {},
): DaysDraft {
  const { searched: before = [], selection: { chosen } = emptySelection } = last
  const added = last.dates?.join() === dates.join() ? chosen.filter((date) => !before.includes(date)) : []
  const kept = searched.filter((date) => chosen.includes(date) || !before.includes(date))
  const days = [...new Set([...kept, ...added])].sort()
  return { dates, searched, selection: { chosen: days, before: days }, own: {} }
}
