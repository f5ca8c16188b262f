import { formatDays } from '#web/components/format/format-days.ts'
import type { SeenDay, SeenMatch } from './own-days.ts'

type Days = Pick<SeenMatch, 'days'>

const formatRequested = (days: SeenMatch['days']): string =>
  days.length > 0 ? `You requested ${formatDays(days.map(({ date }) => date))}` : ''
const pending = ({ fit }: SeenMatch['days'][number]): boolean => fit === 'requested'

/** `You requested Thu 27 Nov`; empty without pending requests. */
export const requestedSummary = ({ days }: Days): string => formatRequested(days.filter(pending))

/** The same for each pending request. */
export const requestedByRequest = ({ days }: Days): { request: string; explanation: string }[] =>
  [...Map.groupBy(days.filter(pending), ({ request = '' }) => request)].map(([request, of]) => ({
    request,
    explanation: formatRequested(of),
  }))

export type DayKind = Exclude<SeenDay['fit'], 'unposted'> | 'otherHours'

/** A day without the hours asked for may have others; one that was never posted is Possibly Available. */
export const kindOf = ({ fit, free = [] }: SeenDay): DayKind =>
  fit === 'unposted' ? 'tentative' : fit === 'none' && free.length > 0 ? 'otherHours' : fit

/** The kinds of day, best first: at the start of the line and after it. */
const kinds = [
  ['full', 'Available', 'available'],
  ['partly', 'Partly available', 'partly'],
  ['tentative', 'Possibly Available', 'possibly'],
  ['otherHours', 'Other hours', 'other hours'],
  ['booked', 'Booked with you', 'booked with you'],
  ['none', 'Unavailable', 'unavailable'],
] as const satisfies readonly (readonly [DayKind, string, string])[]

const everyDay = (all: number): string => (all === 1 ? 'your day' : all === 2 ? 'both days' : `all ${all} days`)

/** `Available on 3 of 5 days, partly on 1, possibly on 1`; empty if every day is already requested. */
export function daysSummary(match: Days): string {
  const all = match.days.length
  const found = kinds
    .map(([kind, first, then]) => ({
      first,
      then,
      count: match.days.filter((day) => kindOf(day) === kind).length,
    }))
    .filter(({ count }) => count > 0)
  const [best, ...others] = found
  if (!best) return ''
  if (best.count === all) return `${best.first} on ${everyDay(all)}`
  return [
    `${best.first} on ${best.count} of ${all} days`,
    ...others.map(({ then, count }) => `${then} on ${count}`),
  ].join(', ')
}
