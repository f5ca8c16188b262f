import { useMutation, useQueryClient } from '@tanstack/react-query'
import { companiesContract } from '../../../shared/companies/companies.contract.ts'
import type { Company, CompanyVerification } from '../../../shared/companies/companies.schema.ts'
import { practicesQuery } from '../../platform/account.ts'
import { call } from '../../platform/api-client.ts'

export const useCreateCompany = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CompanyVerification) => call(companiesContract.createCompany, { body }),
    onSuccess: (company) => client.setQueryData(practicesQuery.queryKey, (mine: Company[] = []) => [...mine, company]),
  })
}
