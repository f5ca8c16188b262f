import { useQueryClient } from '@tanstack/react-query'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company, CompanyVerification, Operations } from '#shared/companies/companies.schema.ts'
import type { CompanyAddress } from '#shared/kernel/company-address.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { practicesQuery } from '#web/components/account.ts'
import { industriesQuery, optionsQuery } from '#web/features/options/options.api.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

export function useCreateCompany() {
  const client = useQueryClient()
  return useApiMutation(companiesContract.createCompany, (body: CompanyVerification) => ({ body }), {
    onSuccess: (company) => client.setQueryData(practicesQuery.queryKey, (mine: Company[] = []) => [...mine, company]),
  })
}

/** Replaces the cached practice with the one that a saved step returns. */
export function useCacheCompany() {
  const client = useQueryClient()
  return (company: Company): void =>
    void client.setQueryData(practicesQuery.queryKey, (mine: Company[] = []) =>
      mine.map((one) => (one.id === company.id ? company : one)),
    )
}

export const useSaveDetails = (companyId: CompanyId) =>
  useApiMutation(companiesContract.updateCompany, (body: CompanyVerification) => ({ params: { companyId }, body }), {
    onSuccess: useCacheCompany(),
  })
export const useSaveAddress = (companyId: CompanyId) =>
  useApiMutation(companiesContract.saveCompanyAddress, (body: CompanyAddress) => ({ params: { companyId }, body }), {
    onSuccess: useCacheCompany(),
  })
export const useSaveOperations = (companyId: CompanyId) =>
  useApiMutation(companiesContract.saveOperations, (body: Operations) => ({ params: { companyId }, body }), {
    onSuccess: useCacheCompany(),
  })

/** The options used by each section of the profile. */
export function companySectionOptions(section: string | null) {
  if (section === 'verification' || section === 'managers') return [industriesQuery()]
  if (section === 'address') return [optionsQuery('provinces')]
  return section === 'operations' ? [optionsQuery('languages'), optionsQuery('systems')] : []
}
