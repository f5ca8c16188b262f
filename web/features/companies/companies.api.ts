import { useQueryClient } from '@tanstack/react-query'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company, CompanyVerification } from '#shared/companies/companies.schema.ts'
import type { CompanyAddress } from '#shared/kernel/company-address.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { practicesQuery } from '#web/components/account/account.api.ts'
import type { Shown } from '#web/platform/meanwhile.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { type Begun, useBegun } from '#web/platform/use-begun.ts'

export function useCreateCompany() {
  const client = useQueryClient()
  return useApiMutation(companiesContract.createCompany, (body: CompanyVerification) => ({ body }), {
    onSuccess: (company) =>
      client.setQueryData(practicesQuery.queryKey, (practices: Company[] = []) => [...practices, company]),
  })
}

/** Replaces the cached practice with the one that a saved step returns. */
export function useCacheCompany() {
  const client = useQueryClient()
  return (company: Company): void =>
    void client.setQueryData(practicesQuery.queryKey, (practices: Company[] = []) =>
      practices.map((one) => (one.id === company.id ? company : one)),
    )
}

/** The practice that a step began with. */
export function useBegunCompany<Values extends object>(
  company: Company,
  valuesOf: (company: Company) => Values,
  shown: Shown<Values>,
) {
  const client = useQueryClient()
  const read = async () => {
    const practices = await client.fetchQuery({ ...practicesQuery, staleTime: 0 })
    return practices.find(({ id }) => id === company.id) ?? company
  }
  return useBegun(company, { valuesOf, shown, read })
}

type Details = (typed: CompanyVerification, now: Company) => CompanyVerification

/** `detailsOf` makes what is sent of what was typed and the practice as it was last read. */
export function useSaveDetails(company: Company, begun: Begun<Company>, detailsOf: Details) {
  const client = useQueryClient()
  const newest = () => client.getQueryData(practicesQuery.queryKey)?.find(({ id }) => id === company.id) ?? company
  return useApiMutation(
    companiesContract.updateCompany,
    (typed: CompanyVerification, version) => ({
      params: { companyId: company.id },
      body: detailsOf(typed, newest()),
      version,
    }),
    { begun, onSuccess: useCacheCompany() },
  )
}
export const useSaveAddress = (companyId: CompanyId, begun: Begun<Company>) =>
  useApiMutation(
    companiesContract.saveCompanyAddress,
    (body: CompanyAddress, version) => ({ params: { companyId }, body, version }),
    {
      begun,
      onSuccess: useCacheCompany(),
    },
  )
