import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { PlanPeriod } from '#shared/companies/plans.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

export const pricingQuery = (companyId: CompanyId) => apiQuery(companiesContract.getPricing, { params: { companyId } })

/** By name. */
export const allPractices = apiList(companiesContract.listCompanies, { query: {} })

/** `version`: what the super admin has seen. */
export const useSetPlan = (companyId: CompanyId) =>
  useApiMutation(
    companiesContract.setPlan,
    ({ version, ...body }: PlanPeriod & { reason: string; version: string }) => ({
      params: { companyId },
      body,
      version,
    }),
  )
