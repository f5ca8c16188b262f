import { useMutation, useQueryClient } from '@tanstack/react-query'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company, CompanyAddress, CompanyVerification, Operations } from '#shared/companies/companies.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { practicesQuery } from '#web/platform/account.ts'
import { call } from '#web/platform/api-client.ts'

export const useCreateCompany = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CompanyVerification) => call(companiesContract.createCompany, { body }),
    onSuccess: (company) => client.setQueryData(practicesQuery.queryKey, (mine: Company[] = []) => [...mine, company]),
  })
}

/** Puts a saved practice in the place of what was known of it. */
export const useKeep = () => {
  const client = useQueryClient()
  return (company: Company): Company => {
    client.setQueryData(practicesQuery.queryKey, (mine: Company[] = []) =>
      mine.map((one) => (one.id === company.id ? company : one)),
    )
    return company
  }
}

/** A saved step answers with the whole practice, which is what every page goes on with. */
const useSaveStep = <Body>(save: (body: Body) => Promise<Company>) => {
  const keep = useKeep()
  return useMutation({ mutationFn: save, onSuccess: (company) => void keep(company) })
}

export const useSaveDetails = (companyId: CompanyId) =>
  useSaveStep((body: CompanyVerification) => call(companiesContract.updateCompany, { params: { companyId }, body }))
export const useSaveAddress = (companyId: CompanyId) =>
  useSaveStep((body: CompanyAddress) => call(companiesContract.saveCompanyAddress, { params: { companyId }, body }))
export const useSaveOperations = (companyId: CompanyId) =>
  useSaveStep((body: Operations) => call(companiesContract.saveOperations, { params: { companyId }, body }))
