import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { apiList } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

/** Oldest first. */
export const pendingCompanies = apiList(companiesContract.listPendingCompanies, {})

interface Decision {
  id: CompanyId
  approved: boolean
  registered_at?: Instant
}

export const useDecideCompany = () =>
  useApiMutation(companiesContract.decideCompanyApproval, ({ id, ...body }: Decision) => ({
    params: { companyId: id },
    body,
  }))
