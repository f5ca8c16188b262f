import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { companiesContract } from '../../../shared/companies/companies.contract.ts'
import type { Company, CompanyVerification } from '../../../shared/companies/companies.schema.ts'
import { call } from '../../platform/api-client.ts'
import { requestFailed } from '../../platform/error-catalogue.ts'

export const myPracticesQuery = queryOptions({
  queryKey: ['companies', 'mine'],
  queryFn: async () => (await call(companiesContract.listMyPractices, undefined, { failure: requestFailed.loadCompany })).items,
})

export const useMyPractices = () => useQuery(myPracticesQuery)

export const useCreateCompany = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CompanyVerification) => call(companiesContract.createCompany, { body }),
    onSuccess: (company) => client.setQueryData(myPracticesQuery.queryKey, (mine: Company[] = []) => [...mine, company]),
  })
}
