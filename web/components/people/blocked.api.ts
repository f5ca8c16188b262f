import { useQuery } from '@tanstack/react-query'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { apiFullList } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

/** All locums whom the practice has blocked: usually a few, and at most 200. */
export const blockedQuery = (companyId: CompanyId) =>
  apiFullList(locumListsContract.listBlocked, { params: { companyId } })

export function useBlocked() {
  const { company } = useActiveCompany()
  return useQuery(blockedQuery(company.id))
}

/** Undefined until it is known. */
export function useIsBlocked(id: UserId): boolean | undefined {
  const { data } = useBlocked()
  return data?.some((blocked) => blocked.id === id)
}

export function useBlock(professionalId: UserId) {
  const { company } = useActiveCompany()
  return useApiMutation(locumListsContract.blockLocum, (note: string) => ({
    params: { companyId: company.id, professionalId },
    body: { note },
  }))
}

export function useUnblock(professionalId: UserId) {
  const { company } = useActiveCompany()
  return useApiMutation(locumListsContract.unblockLocum, () => ({
    params: { companyId: company.id, professionalId },
  }))
}
