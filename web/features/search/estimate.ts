import { budgetOf } from '#shared/kernel/rate-groups.ts'
import { freePartOf } from '#web/components/days/free-part.ts'
import { extraHolidays } from '#web/components/days/holidays.ts'
import { type DayPay, payFor, defaultLunch } from '#shared/bookings/pay.rules.ts'
import type { Hours } from '#shared/calendar/availability.schema.ts'
import type { SeenDay, SeenMatch } from './own-days.ts'

const requestable: readonly SeenDay['fit'][] = ['full', 'partly', 'tentative', 'unposted']

const requestableIn = ({ days }: Pick<SeenMatch, 'days'>) => days.filter(({ fit }) => requestable.includes(fit))

/** Days that can be requested: not Unavailable, and not requested yet. */
export const requestableDays = (match: Pick<SeenMatch, 'days'>): string[] =>
  requestableIn(match).map(({ date }) => date)

/**
 * The estimated pay for the requestable days at the locum's own rates; of a partly free day, for its free hours. Lunch
 * is only chosen in the request.
 */
export function matchEstimate(match: Pick<SeenMatch, 'days' | 'rates'>, hours: Hours): DayPay | undefined {
  const { rates } = match
  if (!rates) return undefined
  const budget = budgetOf(rates)
  const days = requestableIn(match).map(({ date, free = [] }) =>
    payFor(
      { date, ...(freePartOf(hours, free) ?? hours) },
      { lunch: defaultLunch, budget, rates, extraHolidays: extraHolidays() },
    ),
  )
  const sum = (of: (day: DayPay) => number) => days.reduce((total, day) => total + of(day), 0)
  return {
    hours: sum(({ hours: worked }) => worked),
    pay: sum(({ pay }) => pay),
    parts: days.flatMap(({ parts }) => parts),
  }
}
