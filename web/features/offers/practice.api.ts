import { useQuery } from '@tanstack/react-query'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { call } from '#web/platform/api-client.ts'
import { requestFailed } from '#web/platform/error-catalogue.ts'

/** A practice as locums see it. */
export const usePractice = (companyId: CompanyId) =>
  useQuery({
    queryKey: ['practice', companyId],
    queryFn: () =>
      call(companiesContract.getCompany, { params: { companyId } }, { failure: requestFailed.loadCompany }),
  })
