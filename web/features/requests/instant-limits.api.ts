import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { requestsContract } from '#shared/requests/requests.contract.ts'
import { apiQuery } from '#web/platform/api-query.ts'

export const instantLimitsQuery = (companyId: CompanyId, professionalId: UserId) =>
  apiQuery(requestsContract.getInstantLimits, { params: { companyId, professionalId } })
