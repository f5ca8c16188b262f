import * as z from 'zod/mini'
import { counterNames, type Counter } from '#shared/admin/counters.ts'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { metricsPeriods } from './metrics-periods.ts'

/** Those that are not zero. */
const Counts = z.strictObject(
  Object.fromEntries(counterNames.map((name) => [name, z.optional(z.int())])) as Record<
    Counter,
    z.ZodMiniOptional<z.ZodMiniInt>
  >,
)

/** What was counted on a day, `2026-11-30`, or in a month, `2026-11`. */
const Step = z.strictObject({ start: z.string(), counts: Counts })

const Period = z.strictObject({ from: LocalDate, to: LocalDate, steps: z.array(Step) })

export const Metrics = z.strictObject({
  /** Since when events are counted; absent before the first. */
  since: z.optional(Instant),
  now: Period,
  /** As long, and just before it. */
  before: Period,
  /** How many locums and practices did something, by calendar month; the last month is the current one. */
  active: z.array(z.strictObject({ month: z.string(), locums: z.int(), practices: z.int() })),
})
export type Metrics = z.infer<typeof Metrics>

export const metricsContract = defineContract({
  getMetrics: {
    method: 'GET',
    path: '/admin/metrics',
    summary: 'Key figures of a period and of the one before, by day or month',
    access: { roles: ['SuperAdmin'] },
    query: z.strictObject({ period: z._default(z.enum(metricsPeriods), '28d') }),
    response: Metrics,
    errors: [],
    reads: [],
  },
  getApprovalTime: {
    method: 'GET',
    path: '/approvals/usual-time',
    summary: 'Within how many hours four of five approvals of the last three months were decided',
    access: { roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'], underGrant: 'read' },
    response: z.strictObject({ hours: z.optional(z.int()) }),
    errors: [],
    reads: [],
  },
})
