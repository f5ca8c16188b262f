import type { Metrics, metricsContract } from '#shared/admin/metrics.contract.ts'
import { rangesOf, type MetricsRange } from '#shared/admin/metrics-periods.ts'
import { addCounts, type Counts } from '#shared/admin/counters.ts'
import { sumOf, usualApprovalHours } from '#shared/admin/figures.rules.ts'
import { addMonths, monthOf, monthRange } from '#shared/kernel/dates.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { Context } from '#functions/platform/context.ts'
import type { AuditRepository, PeriodCounts } from '#functions/stores/audit.repository.ts'

type Deps = Pick<Context, 'today'> & { audit: Pick<AuditRepository, 'listCounts' | 'firstAt'> }

const ACTIVE_MONTHS = 12
const APPROVAL_MONTHS = 3

const byPeriod = (found: readonly PeriodCounts[]): Map<string, Counts> => {
  const all = new Map<string, Counts>()
  for (const { period, counts } of found) all.set(period, addCounts(all.get(period) ?? {}, counts))
  return all
}

const periodOf = ({ from, to, starts }: MetricsRange, counts: Map<string, Counts>): Metrics['now'] => ({
  from,
  to,
  steps: starts.map((start) => ({ start, counts: counts.get(start) ?? {} })),
})

/** Days and months are read by themselves, so that no key between them is. */
const readCounts = async ({ audit }: Deps, starts: readonly string[]): Promise<Map<string, Counts>> =>
  byPeriod(await audit.listCounts(starts[0] ?? '', starts.at(-1) ?? ''))

export const getMetrics = async (
  context: Deps,
  { query: { period } }: InputOf<(typeof metricsContract)['getMetrics']>,
): Promise<Metrics> => {
  const { now, before } = rangesOf(period, context.today)
  const month = monthOf(context.today)
  const months = monthRange(addMonths(month, 1 - ACTIVE_MONTHS), ACTIVE_MONTHS)
  const [counts, monthly, since] = await Promise.all([
    readCounts(context, [...before.starts, ...now.starts]),
    readCounts(context, months),
    context.audit.firstAt(),
  ])
  return {
    ...(since && { since }),
    now: periodOf(now, counts),
    before: periodOf(before, counts),
    active: months.map((start) => ({
      month: start,
      locums: monthly.get(start)?.activeLocums ?? 0,
      practices: monthly.get(start)?.activePractices ?? 0,
    })),
  }
}

export const getApprovalTime = async (context: Deps): Promise<{ hours?: number }> => {
  const month = monthOf(context.today)
  const counts = await readCounts(context, [addMonths(month, 1 - APPROVAL_MONTHS), month])
  const hours = usualApprovalHours(sumOf([...counts.values()]))
  return hours === undefined ? {} : { hours }
}
