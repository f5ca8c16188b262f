import { addDays, addMonths, monthOf, type LocalDate } from '#shared/kernel/dates.ts'

/** The last 7, 28 or 90 days, or twelve calendar months; today and this month included. */
export const metricsPeriods = ['7d', '28d', '90d', '12m'] as const
export type MetricsPeriod = (typeof metricsPeriods)[number]

export type MetricsRange = { from: LocalDate; to: LocalDate; starts: string[] }

const daysOf = (to: LocalDate, days: number): MetricsRange => {
  const from = addDays(to, 1 - days)
  return { from, to, starts: Array.from({ length: days }, (_, day) => addDays(from, day)) }
}

const MONTHS = 12
const monthsOf = (month: string, to: LocalDate): MetricsRange => {
  const first = addMonths(month, 1 - MONTHS)
  return {
    from: `${first}-01`,
    to,
    starts: Array.from({ length: MONTHS }, (_, index) => addMonths(first, index)),
  }
}

/** A period that ends today, and the one before it, with the days or months of each. */
export const rangesOf = (period: MetricsPeriod, today: LocalDate): { now: MetricsRange; before: MetricsRange } => {
  if (period === '12m') {
    const month = monthOf(today)
    const now = monthsOf(month, today)
    return { now, before: monthsOf(addMonths(month, -MONTHS), addDays(now.from, -1)) }
  }
  const days = Number.parseInt(period)
  const now = daysOf(today, days)
  return { now, before: daysOf(addDays(now.from, -1), days) }
}
