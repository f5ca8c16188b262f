import { useQuery } from '@tanstack/react-query'
import { metricsContract } from '#shared/admin/metrics.contract.ts'
import { apiQuery } from '#web/platform/api-query.ts'
import { formatUsualTime } from './format-usual-time.ts'

/** How long an applicant usually waits; nothing while too few were decided to say so. */
export function UsualTime() {
  const { data } = useQuery(apiQuery(metricsContract.getApprovalTime))
  return data?.hours === undefined ? null : ` We usually approve within ${formatUsualTime(data.hours)}.`
}
