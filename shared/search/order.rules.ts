import { compareStrings } from '#shared/kernel/compare.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { rateGroups } from '#shared/kernel/rate-groups.ts'
import type { Sort } from './search-enums.ts'
import type { PreparedCriteria, Scored } from './ranking.rules.ts'
import { homeIn, rateIn } from './traits.ts'

/** A locum's rank in a search's list. It depends on no other locum, so a list can be continued from it. */
export type Rank = {
  related: boolean
  value: number
  score: number
  fullDays: number
  soonest: number
  years: number
  id: UserId
}

/** Kilometres of each home region, by its hash; empty without a searched region. */
export type Distances = ReadonlyMap<number, number>

/** The average rate of the searched days; those without rates come last. */
const priceOf = ({ row }: Scored, { rateDays, days }: PreparedCriteria): number => {
  const sum = rateGroups.reduce((all, _, group) => all + (rateDays[group] ?? 0) * rateIn(row.traits, group), 0)
  return sum > 0 ? sum / Math.max(1, days.length) : Number.MAX_VALUE
}

/** What a list is sorted by, lowest first. */
export const sortValues: Record<Sort, (scored: Scored, criteria: PreparedCriteria, distances: Distances) => number> = {
  match: () => 0,
  price: priceOf,
  experience: ({ years }) => -years,
  distance: ({ row }, _criteria, distances) => distances.get(homeIn(row.traits)) ?? Number.MAX_VALUE,
}

export const rankOf = ({ row, score, fullDays, soonest, years }: Scored, value: number): Rank => ({
  related: row.related,
  value,
  score,
  fullDays,
  soonest,
  years,
  id: row.id,
})

/**
 * The searched profession first; then by the chosen value, score, fully free days (without days, by who is Available
 * soonest), experience, and id.
 */
export const byRank = (a: Rank, b: Rank): number =>
  Number(a.related) - Number(b.related) ||
  a.value - b.value ||
  b.score - a.score ||
  b.fullDays - a.fullDays ||
  a.soonest - b.soonest ||
  b.years - a.years ||
  compareStrings(a.id, b.id)
