import { useQuery } from '@tanstack/react-query'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { apiQuery } from '#web/platform/api-query.ts'

/** A practice as locums see it. */
export const usePractice = (companyId: CompanyId) =>
  useQuery(apiQuery(companiesContract.getCompany, { params: { companyId } }))
