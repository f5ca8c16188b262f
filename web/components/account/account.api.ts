import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { keptCompanyFields } from '#shared/companies/kept-fields.rules.ts'
import { ownPracticesContract } from '#shared/companies/own-practices.contract.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { Access } from '#shared/kernel/define-contract.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import { keep } from '#shared/kernel/kept-fields.ts'
import { keptProfessionalFields } from '#shared/professionals/kept-fields.rules.ts'
import { ownProfileContract } from '#shared/professionals/own-profile.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { call } from '#web/platform/api-client.ts'
import { type ApiQuery, apiQuery, apiFullList } from '#web/platform/api-query.ts'
import { session, useSession } from '#web/platform/session.ts'
import { readStored, store, useStored } from '#web/platform/storage.ts'
import { type Action, roleAction } from '#web/components/actions/lifecycle-actions.ts'

const hasErrorCode = (error: unknown, errorCode: ApiError['errorCode']): boolean =>
  error instanceof ApiError && error.errorCode === errorCode

/** Creates the locum’s profile on the first visit; another tab may have created it already. */
export async function createOwnProfile(): Promise<Professional> {
  try {
    return await call(ownProfileContract.createProfessional, { body: {} })
  } catch (error) {
    if (hasErrorCode(error, 'PROFILE_EXISTS')) return call(ownProfileContract.getOwnProfessional)
    throw error
  }
}

async function ownProfessional(): Promise<Professional> {
  try {
    return await call(ownProfileContract.getOwnProfessional)
  } catch (error) {
    if (hasErrorCode(error, 'PROFESSIONAL_NOT_FOUND')) return createOwnProfile()
    throw error
  }
}

export const ownProfessionalQuery = {
  ...apiQuery(ownProfileContract.getOwnProfessional),
  queryFn: ownProfessional,
}

export const practicesQuery = apiFullList(ownPracticesContract.listMyPractices)

/** As the last visit left them, and practices as the guard last saw them. */
const lastSeen = <T>(client: QueryClient, { queryKey }: ApiQuery<T>): T | undefined =>
  client.getQueryDefaults(queryKey).placeholderData as T | undefined

/** The own profile or practices as loaded, or else as last seen. */
export const lastKnown = <T>(client: QueryClient, query: ApiQuery<T>): T | undefined =>
  client.getQueryData<T>(query.queryKey) ?? lastSeen(client, query)

/** Also while the guard is about to replace the page, because they could not be renewed. */
function useLastKnown<T>(query: ApiQuery<T>, select: (loaded: T) => T): T | undefined {
  const client = useQueryClient()
  const { data } = useQuery({ ...query, select })
  const last = lastKnown(client, query)
  return data ?? (last && select(last))
}

const whole = <T>(loaded: T): T => loaded

interface ShownAs {
  professional: (loaded: Professional) => Professional
  practices: (loaded: Company[]) => Company[]
  /** What a practice usually looks for. */
  profession?: string
}

/** As what pages show the user and their practices; the demo mode of a super admin changes it. */
export const shownAs: ShownAs = {
  professional: (professional) => keep(professional, keptProfessionalFields),
  practices: (practices) => practices.map((practice) => keep(practice, keptCompanyFields)),
}

function useOwnProfile(select: (loaded: Professional) => Professional): Professional {
  const data = useLastKnown(ownProfessionalQuery, select)
  if (!data) throw new Error('The professional is not loaded')
  return data
}

/**
 * The signed-in locum; the guard loads the profile before any locum page is shown. What no browser keeps is masked, so
 * that the server's answer, mostly equal to what the last visit left, draws nothing again.
 */
export const useProfessional = (): Professional => useOwnProfile(shownAs.professional)

/** With nothing masked, for forms, which open once the server has answered. */
export const useFullProfessional = (): Professional => useOwnProfile(whole)

export const activePractice = (practices: readonly Company[], chosen: string | undefined): Company | undefined =>
  practices.find(({ id }) => id === chosen) ?? practices[0]

function useOwnPractices(select: (loaded: Company[]) => Company[]) {
  const client = useQueryClient()
  const known = useLastKnown(practicesQuery, select) ?? []
  // A page may be drawn once more between the answer that there is none left and the guard, which replaces the page.
  const practices = known.length > 0 ? known : select(lastSeen(client, practicesQuery) ?? [])
  const company = activePractice(practices, useStored('activeCompany'))
  if (!company) throw new Error('The practices are not loaded')
  return { company, practices }
}

/** The practice that the user acts for: the last one chosen, or else the first. Masked like `useProfessional`. */
export const useActiveCompany = () => useOwnPractices(shownAs.practices)

/** With nothing masked, for forms, which open once the server has answered. */
export const useFullCompany = (): Company => useOwnPractices(whole).company

const leaving = new Set<string>()

/** The user leaves or deletes this practice: that it is gone needs no explanation. */
export const noteLeaving = (companyId: string): void => void leaving.add(companyId)
/** Leaving has failed, or the user has joined again. */
export const noteStaying = (companyId: string): void => void leaving.delete(companyId)
export const isLeaving = (companyId: string): boolean => leaving.has(companyId)

/** The user's role in the active practice; undefined for a locum. */
export function useMemberRole(): MemberRole | undefined {
  const isMember = useSession()?.role === 'CompanyAdmin'
  const { data = [] } = useQuery({ ...practicesQuery, enabled: isMember })
  const chosen = useStored('activeCompany')
  return isMember ? activePractice(data, chosen)?.role : undefined
}

/** An operation that only the user's role in the active practice may disable. */
export const useRoleAction = (operation: { access: Access }): Action => roleAction(useMemberRole(), operation)

type UnapprovedSeen = ReturnType<typeof readStored<'unapprovedSeen'>>

/** SPEC 2.1: the page about a pending approval is shown once per sign-in, over all tabs, for each practice. */
export const isUnapprovedSeen = (seen: UnapprovedSeen, company: Company | undefined): boolean =>
  company !== undefined && seen?.userId === session()?.userId && (seen?.practices.includes(company.id) ?? false)

export function noteUnapprovedSeen({ id }: Company): void {
  const userId = session()?.userId ?? ''
  const seen = readStored('unapprovedSeen')
  const others = seen?.userId === userId ? seen.practices.filter((other) => other !== id) : []
  store('unapprovedSeen', { userId, practices: [...others, id] })
}
