import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { CompanyId, InviteId, UserId } from '#shared/kernel/ids.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import { membersContract } from '#shared/members/members.contract.ts'
import type { Member, OpenedInvite } from '#shared/members/members.schema.ts'
import { noteLeaving, noteStaying, practicesQuery } from '#web/components/account/account.api.ts'
import { forgetShown } from '#web/components/account/shown-practice.ts'
import { apiQuery } from '#web/platform/api-query.ts'
import { expectArgument } from '#web/platform/error-catalogue.ts'
import { store } from '#web/platform/storage.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { membersQuery } from './member-lists.api.ts'

export const inviteQuery = (token: string) => apiQuery(membersContract.getInvite, { params: { token } })

/** Without an address or a practice it fails as SPEC 8 says, before anything is sent. */
export const useInvite = (companyId: CompanyId | undefined) =>
  useApiMutation(membersContract.createInvite, ({ email, role }: { email: string; role: MemberRole }) => ({
    params: { companyId: expectArgument(companyId) },
    body: { email: expectArgument(email.trim() || undefined), role },
  }))

export const useResendInvite = (companyId: CompanyId) =>
  useApiMutation(membersContract.resendInvite, (inviteId: InviteId) => ({ params: { companyId, inviteId }, body: {} }))

export const useCancelInvite = (companyId: CompanyId) =>
  useApiMutation(membersContract.cancelInvite, (inviteId: InviteId) => ({ params: { companyId, inviteId }, body: {} }))

/** Shown at once, and as it was again if it is refused. */
export function useChangeRole(companyId: CompanyId) {
  const client = useQueryClient()
  const { queryKey } = membersQuery(companyId)
  return useApiMutation(
    membersContract.changeMemberRole,
    ({ id: userId, role }: Pick<Member, 'id' | 'role'>) => ({ params: { companyId, userId }, body: { role } }),
    {
      onMutate: ({ id, role }) => {
        const before = client.getQueryData(queryKey)
        client.setQueryData(queryKey, (members) => members?.map((one) => (one.id === id ? { ...one, role } : one)))
        return before
      },
      onError: (_error, _variables, before) => client.setQueryData(queryKey, before as Member[] | undefined),
    },
  )
}

export const useRemoveMember = (companyId: CompanyId) =>
  useApiMutation(membersContract.removeMember, (userId: UserId) => ({ params: { companyId, userId } }))

/** Leaving: the practice is no longer among one's own, and another one opens. */
export const useLeave = (companyId: CompanyId, userId: UserId) =>
  useApiMutation(membersContract.removeMember, () => ({ params: { companyId, userId } }), {
    onMutate: () => noteLeaving(companyId),
    onSuccess: forgetShown,
    onError: () => noteStaying(companyId),
    deletedKey: membersQuery(companyId).queryKey,
  })

/** The practices that the user is a member of already; undefined until they are known. */
export const useOwnPractices = (): Company[] | undefined => useQuery(practicesQuery).data

/** The new practice becomes the active one. Its own list is read again before the practice opens. */
export function useAcceptInvite({ id: inviteId, companyId }: OpenedInvite, token: string) {
  const client = useQueryClient()
  const accept = useApiMutation(
    membersContract.acceptInvite,
    (name: string | undefined) => ({ params: { companyId, inviteId }, body: { token, ...(name && { name }) } }),
    { deletedKey: inviteQuery(token).queryKey },
  )
  const join = async (name: string | undefined): Promise<Company> => {
    const company = await accept.mutateAsync(name)
    noteStaying(company.id)
    store('activeCompany', company.id)
    await client.prefetchQuery({ ...practicesQuery, staleTime: 0 })
    return company
  }
  return { join, error: accept.error, isPending: accept.isPending }
}
