import { useQuery } from '@tanstack/react-query'
import { ownPracticesContract } from '#shared/companies/own-practices.contract.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { apiQuery } from '#web/platform/api-query.ts'

/** What the user is called in a practice that they are a member of; undefined until it is known. */
export function useOwnName(companyId: CompanyId | undefined): string | undefined {
  const settings = apiQuery(ownPracticesContract.getCompanySettings, {
    params: { companyId: companyId ?? ('' as CompanyId) },
  })
  return useQuery({ ...settings, enabled: companyId !== undefined }).data?.name
}
