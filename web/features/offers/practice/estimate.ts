import { extraHolidays } from '#web/components/days/holidays.ts'
import type { Plan } from '#shared/kernel/plans.ts'
import { creditsOn, feeOn, payFor } from '#shared/bookings/pay.rules.ts'
import { type Cents, toCents } from '#shared/kernel/money.ts'
import type { Lunch, Shift } from '#shared/kernel/shift.schema.ts'
import { flatRates, type RateGroup, rateGroups } from '#shared/kernel/rate-groups.ts'

export type MoneyRange = { from: Cents; to: Cents }
export type Cost = { pay: Cents; fee: Cents; total: Cents; credits: Cents }
export type Estimate = {
  plan: Plan
  /** Paid hours by rate group. */
  lines: { group: RateGroup; hours: number; pay: MoneyRange }[]
} & Record<keyof Cost, MoneyRange>

const payAtRate = (days: readonly Shift[], lunch: Lunch, rate: string) =>
  days.map((day) =>
    payFor(day, { lunch, budget: [rate, rate], rates: flatRates(rate), extraHolidays: extraHolidays() }),
  )

/** The cost of days by their pay, under a plan. Each day is rounded separately, as on the booking. */
export function costOf(pays: readonly Cents[], plan: Plan): Cost {
  const sum = (amount: (pay: Cents) => Cents) => pays.reduce((all, pay) => all + amount(pay), 0)
  const [pay, fee] = [sum((cents) => cents), sum((cents) => feeOn(cents, plan))]
  return { pay, fee, total: pay + fee, credits: sum((cents) => creditsOn(cents, plan)) }
}

const partsOf = (dayPays: ReturnType<typeof payAtRate>, group: RateGroup) =>
  dayPays.flatMap(({ parts }) => parts.filter((part) => part.group === group))

/** The lowest and highest possible cost of an offer's days. */
export function estimateOf(
  days: readonly Shift[],
  lunch: Lunch,
  [from, to]: readonly [string, string],
  plan: Plan,
): Estimate {
  const [low, high] = [payAtRate(days, lunch, from), payAtRate(days, lunch, to)]
  const [least, most] = [low, high].map((dayPays) =>
    costOf(
      dayPays.map(({ pay }) => pay),
      plan,
    ),
  ) as [Cost, Cost]
  const range = (amount: keyof Cost): MoneyRange => ({ from: least[amount], to: most[amount] })
  const payIn = (some: typeof low, group: RateGroup) =>
    partsOf(some, group).reduce((sum, part) => sum + toCents(part.amount), 0)
  const lines = rateGroups
    .map((group) => ({
      group,
      hours: partsOf(low, group).reduce((sum, part) => sum + part.hours, 0),
      pay: { from: payIn(low, group), to: payIn(high, group) },
    }))
    .filter(({ hours }) => hours > 0)
  return { plan, lines, pay: range('pay'), fee: range('fee'), total: range('total'), credits: range('credits') }
}

/** The same offer for several people. */
export function forPeople({ plan, lines, ...sums }: Estimate, headcount: number): Estimate {
  const times = ({ from, to }: MoneyRange): MoneyRange => ({ from: from * headcount, to: to * headcount })
  return {
    plan,
    lines: lines.map(({ group, hours, pay }) => ({ group, hours: hours * headcount, pay: times(pay) })),
    pay: times(sums.pay),
    fee: times(sums.fee),
    total: times(sums.total),
    credits: times(sums.credits),
  }
}
