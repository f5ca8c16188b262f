import { adminContract } from '#shared/admin/admin.contract.ts'
import type { MetricsPeriod } from '#shared/admin/metrics-periods.ts'
import { apiQuery } from '#web/platform/api-query.ts'

export const metricsQuery = (period: MetricsPeriod) => apiQuery(adminContract.getMetrics, { query: { period } })
