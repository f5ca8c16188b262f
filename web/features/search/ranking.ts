import { extraHolidays } from '#web/components/holidays.ts'
import { budgetOf, type DayPay, payFor, defaultLunch } from '#shared/bookings/pay.rules.ts'
import type { Hours } from '#shared/calendar/availability.schema.ts'
import { distanceBetween } from '#shared/options/distance.rules.ts'
import type { ProvinceOption } from '#shared/options/options.schema.ts'
import { byMatch } from '#shared/search/order.rules.ts'
import type { Match } from '#shared/search/search.schema.ts'
import type { MatchDayWithRequest, MatchWithRequests } from './pending-days.ts'
import type { Condition, Criteria } from './criteria.ts'

/** All pages in one list, each professional once. */
export const mergeMatches = (pages: readonly { items: readonly Match[] }[]): Match[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((match) => [match.id, match])).values(),
]

const requestableStatuses: readonly MatchDayWithRequest['status'][] = ['available', 'open']

/** Days that can be requested: Available or Possibly Available, and not requested yet. */
export const requestableDays = ({ days }: Pick<MatchWithRequests, 'days'>): string[] =>
  days.filter(({ status }) => requestableStatuses.includes(status)).map(({ date }) => date)

/** The estimated pay for the requestable days at the locum's own rates. Lunch is only chosen in the request. */
export function estimateOf(match: Pick<MatchWithRequests, 'days' | 'rates'>, hours: Hours): DayPay | undefined {
  const { rates } = match
  if (!rates) return undefined
  const budget = budgetOf(rates)
  const days = requestableDays(match).map((date) =>
    payFor({ date, ...hours }, { lunch: defaultLunch, budget, rates, extraHolidays: extraHolidays() }),
  )
  const sum = (of: (day: DayPay) => number) => days.reduce((total, day) => total + of(day), 0)
  return {
    hours: sum(({ hours: worked }) => worked),
    pay: sum(({ pay }) => pay),
    parts: days.flatMap(({ parts }) => parts),
  }
}

const meets: Record<Condition, (match: Match) => boolean> = {
  profession: ({ related }) => !related,
  dates: ({ parts: { dates } }) => dates.points === dates.of,
  skills: ({ parts: { skills } }) => skills.points === skills.of,
  rate: ({ parts: { rate } }) => rate.points === rate.of,
  languages: ({ parts: { languages } }) => languages.points === languages.of,
  experience: ({ parts: { experience } }) => experience.points === experience.of,
}

/** Only strict filters hide matches; the others rank them. */
export const applyStrictFilters = (matches: readonly Match[], strict: readonly Condition[]): Match[] =>
  matches.filter((match) => strict.every((condition) => meets[condition](match)))

/** How many matches would remain with one more strict filter. */
export const countRemaining = (matches: readonly Match[], strict: readonly Condition[], condition: Condition): number =>
  applyStrictFilters(matches, [...strict, condition]).length

/** Lowest first; matches without a value come last. */
const byValue = (values: ReadonlyMap<string, number | undefined>) => (a: Match, b: Match) =>
  (values.get(a.id) ?? Infinity) - (values.get(b.id) ?? Infinity) || 0

/** Compared per hour, since a locum available for one day only would otherwise be the cheapest. */
const hourlyRate = (match: Match, hours: Hours): number | undefined => {
  const estimate = estimateOf(match, hours)
  return estimate && estimate.hours > 0
    ? estimate.pay / estimate.hours
    : match.rates && Number(match.rates.weekdays) * 100
}

export function sortMatches(
  matches: readonly Match[],
  { sort, location, start_time, end_time }: Pick<Criteria, 'sort' | 'location' | 'start_time' | 'end_time'>,
  provinces: readonly ProvinceOption[],
): Match[] {
  const values = (of: (match: Match) => number | undefined) =>
    byValue(new Map(matches.map((match) => [match.id, of(match)])))
  const order = {
    match: byMatch,
    price: values((match) => (sort === 'price' ? hourlyRate(match, { start_time, end_time }) : undefined)),
    experience: (a: Match, b: Match) => b.experience - a.experience,
    distance: values(({ home }) =>
      sort === 'distance' ? distanceBetween(provinces, location, `${home.province},${home.region}`) : undefined,
    ),
  }[sort]
  return matches.toSorted((a, b) => order(a, b) || byMatch(a, b))
}

/** How many matches have each skill or language. */
export function countsOf(matches: readonly Match[], of: (match: Match) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const match of matches) for (const name of of(match)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
