import type { CompanyId, PoolId, UserId } from '#shared/kernel/ids.ts'
import { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { apiFullList } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { useQuery } from '@tanstack/react-query'

export const poolsQuery = (companyId: CompanyId) => apiFullList(locumListsContract.listPools, { params: { companyId } })

/** The practice's pools, each with the ids of its locums. */
export function usePools() {
  const { company } = useActiveCompany()
  return useQuery(poolsQuery(company.id))
}

export function useCreatePool() {
  const { company } = useActiveCompany()
  return useApiMutation(locumListsContract.createPool, (name: string) => ({
    params: { companyId: company.id },
    body: { name },
  }))
}

type Membership = { poolId: PoolId; id: UserId }

export function useAddToPool() {
  const { company } = useActiveCompany()
  return useApiMutation(locumListsContract.addToPool, ({ poolId, id }: Membership) => ({
    params: { companyId: company.id, poolId, professionalId: id },
  }))
}

export function useRemoveFromPool() {
  const { company } = useActiveCompany()
  return useApiMutation(locumListsContract.removeFromPool, ({ poolId, id }: Membership) => ({
    params: { companyId: company.id, poolId, professionalId: id },
  }))
}
