import type { AvailabilityStatus } from '#shared/calendar/availability.schema.ts'
import type { Match } from './search.schema.ts'

export const countAvailableDays = ({ days }: { days: readonly { status: AvailabilityStatus }[] }): number =>
  days.filter(({ status }) => status === 'available').length

/** Best first; with the same score, the named profession before covered ones, then more Available days. */
export const byMatch = (a: Match, b: Match): number =>
  b.score - a.score ||
  Number(a.related) - Number(b.related) ||
  countAvailableDays(b) - countAvailableDays(a) ||
  a.name.localeCompare(b.name) ||
  (a.id < b.id ? -1 : 1)
