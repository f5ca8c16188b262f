import { extraHolidays } from '#web/components/days/holidays.ts'
import { plans, type Plan } from '#shared/kernel/plans.ts'
import { type LowerRate, lowerRates } from '#shared/bookings/lower-rates.rules.ts'
import { feeOn, payFor } from '#shared/bookings/pay.rules.ts'
import { type Cents, formatRate } from '#shared/kernel/money.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Lunch, Shift } from '#shared/kernel/shift.schema.ts'
import { budgetOf, flatRates, rateGroupLabels, type RateGroup } from '#shared/kernel/rate-groups.ts'
import { formatHours } from '#shared/kernel/format-shift.ts'
import { formatCount } from '#web/components/format/format-words.ts'

/** A request before it is sent. Without a budget the locum’s usual rates apply. */
export interface RequestDraft {
  days: readonly Shift[]
  lunch: Lunch
  budget?: readonly [from: string, to: string] | undefined
  notes: string
  /** Hours that the locum has to answer. */
  respondHours: number
}

export const haveSameHours = (days: readonly Shift[]): boolean =>
  new Set(days.map(({ start_time, end_time }) => `${start_time}–${end_time}`)).size < 2

export const isValidBudget = (budget: RequestDraft['budget']): boolean =>
  !budget || (Number(budget[0]) > 0 && Number(budget[0]) <= Number(budget[1]))

/** The rate groups for which the budget is below the locum's rate. */
export const groupsBelowRates = ({ days, budget }: RequestDraft, rates: DayRates | undefined): LowerRate[] =>
  budget && rates && isValidBudget(budget) ? lowerRates(days, flatRates(budget[1]), rates, extraHolidays()) : []

export interface RequestEstimate {
  pay: Cents
  fee: Cents
  /** The share of the pay that the fee is. */
  feeShare: number
  /** `4 days × 8 h × R 380/h`, or a line per rate group. */
  factors: string[]
}

function formatFactors(pays: readonly ReturnType<typeof payFor>[]): string[] {
  const parts = pays.flatMap((pay) => pay.parts)
  const kinds = new Map<string, { group: RateGroup; rate: string; hours: number }>()
  for (const { group, rate, hours } of parts)
    kinds.set(`${group} ${rate}`, { group, rate, hours: (kinds.get(`${group} ${rate}`)?.hours ?? 0) + hours })
  const [only, second] = kinds.values()
  const each = new Set(pays.map(({ hours }) => hours))
  if (only && !second && each.size === 1)
    return [
      `${formatCount(pays.length, 'day')} × ${formatHours((pays[0]?.hours ?? 0) * 60)}\u00a0×\u00a0${formatRate(Number(only.rate))}`,
    ]
  return [...kinds.values()].map(
    ({ group, rate, hours }) =>
      `${rateGroupLabels[group]} ${formatHours(hours * 60)}\u00a0×\u00a0${formatRate(Number(rate))}`,
  )
}

/** Undefined until there are days and rates. Each day is rounded separately, as on the booking. */
export function requestEstimate(
  { days, lunch, budget }: RequestDraft,
  rates: DayRates | undefined,
  plan: Plan,
): RequestEstimate | undefined {
  if (days.length === 0 || !isValidBudget(budget) || !(rates ?? budget)) return undefined
  const own = rates ?? flatRates(budget?.[0] ?? '')
  const within = budget ?? budgetOf(own)
  const pays = days.map((day) => payFor(day, { lunch, budget: within, rates: own, extraHolidays: extraHolidays() }))
  const sum = (amount: (pay: Cents) => Cents) => pays.reduce((total, { pay }) => total + amount(pay), 0)
  return {
    pay: sum((pay) => pay),
    fee: sum((pay) => feeOn(pay, plan)),
    feeShare: plans[plan].fee,
    factors: formatFactors(pays),
  }
}
