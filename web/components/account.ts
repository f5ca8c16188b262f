import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { call } from '#web/platform/api-client.ts'
import { type ApiQuery, apiQuery, apiFullList } from '#web/platform/api-query.ts'
import { session, useSession } from '#web/platform/session.ts'
import { store, useStored } from '#web/platform/storage.ts'

const hasErrorCode = (error: unknown, errorCode: ApiError['errorCode']): boolean =>
  error instanceof ApiError && error.errorCode === errorCode

/** Creates the locum’s profile on the first visit; another tab may have created it already. */
export async function createOwnProfile(): Promise<Professional> {
  try {
    return await call(professionalsContract.createProfessional, { body: {} })
  } catch (error) {
    if (hasErrorCode(error, 'PROFILE_EXISTS')) return call(professionalsContract.getOwnProfessional)
    throw error
  }
}

async function ownProfessional(): Promise<Professional> {
  try {
    return await call(professionalsContract.getOwnProfessional)
  } catch (error) {
    if (hasErrorCode(error, 'PROFESSIONAL_NOT_FOUND')) return createOwnProfile()
    throw error
  }
}

export const ownProfessionalQuery = {
  ...apiQuery(professionalsContract.getOwnProfessional),
  queryFn: ownProfessional,
}

export const practicesQuery = apiFullList(companiesContract.listMyPractices)

/** The own profile or practices as loaded, or else as the last visit left them. */
export const lastKnown = <T>(client: QueryClient, { queryKey }: ApiQuery<T>): T | undefined =>
  client.getQueryData<T>(queryKey) ?? (client.getQueryDefaults(queryKey).placeholderData as T | undefined)

/** Also while the guard is about to replace the page, because they could not be renewed. */
function useLastKnown<T>(query: ApiQuery<T>): T | undefined {
  const client = useQueryClient()
  return useQuery(query).data ?? lastKnown(client, query)
}

/** The signed-in locum; the guard loads the profile before any locum page is shown. */
export function useProfessional(): Professional {
  const data = useLastKnown(ownProfessionalQuery)
  if (!data) throw new Error('The professional is not loaded')
  return data
}

export const activePractice = (practices: readonly Company[], chosen: string | undefined): Company | undefined =>
  practices.find(({ id }) => id === chosen) ?? practices[0]

/** The practice that the user acts for: the last one chosen, or else the first. */
export function useActiveCompany(): {
  company: Company
  practices: readonly Company[]
  choose: (companyId: string) => void
} {
  const practices = useLastKnown(practicesQuery) ?? []
  const company = activePractice(practices, useStored('activeCompany'))
  if (!company) throw new Error('The practices are not loaded')
  return { company, practices, choose: (companyId) => store('activeCompany', companyId) }
}

/** SPEC 2.1: the page about the pending approval is shown once per sign-in, over all tabs. */
export const useUnapprovedSeen = (): boolean => useStored('unapprovedSeen') === useSession()?.userId

export const noteUnapprovedSeen = (): void => store('unapprovedSeen', session()?.userId ?? '')
