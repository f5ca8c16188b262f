import { addMonths, monthOf, monthRange, todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { standardPlan, type Plan } from '#shared/kernel/plans.ts'
import type { PlanPeriod } from './plans.schema.ts'

/** The plan on a day: what was set last for the latest day that is not after it. */
export const planOn = ({ plans = [] }: { plans?: readonly PlanPeriod[] | undefined }, day: LocalDate): Plan =>
  plans
    .filter(({ from }) => from <= day)
    .reduce<PlanPeriod>((latest, set) => (set.from < latest.from ? latest : set), { plan: standardPlan, from: '' }).plan

/** The plans that a practice has had and will have, one after the other, since it was created. */
export const planPeriods = (company: {
  plans?: readonly PlanPeriod[] | undefined
  createdAt: Instant
}): PlanPeriod[] => {
  const days = new Set([todayAt(company.createdAt), ...(company.plans ?? []).map(({ from }) => from)])
  return [...days]
    .sort()
    .map((from) => ({ plan: planOn(company, from), from }))
    .filter(({ plan }, at, all) => plan !== all[at - 1]?.plan)
}

/** The next change after a day. */
export const nextPlan = (periods: readonly PlanPeriod[], day: LocalDate): PlanPeriod | undefined =>
  periods.find(({ from }) => from > day)

/** The months before that of a day, earliest first. */
export const fullMonthsBefore = (day: LocalDate, count: number): string[] =>
  monthRange(addMonths(monthOf(day), -count), count)
