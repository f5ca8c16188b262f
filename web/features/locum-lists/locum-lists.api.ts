import type { CompanyId, PoolId } from '#shared/kernel/ids.ts'
import { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { blockedQuery } from '#web/components/people/blocked.api.ts'
import { poolsQuery } from '#web/components/people/pools.api.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

const { deletePool, getPool, listFavouriteLocums, renamePool } = locumListsContract

export const favouritesList = (companyId: CompanyId) => apiList(listFavouriteLocums, { params: { companyId } })

/** What the page of a practice's locums shows. */
export const listsOf = (companyId: CompanyId) => [
  favouritesList(companyId),
  blockedQuery(companyId),
  poolsQuery(companyId),
]

export const poolQuery = (companyId: CompanyId, poolId: PoolId) => apiQuery(getPool, { params: { companyId, poolId } })

export function useRenamePool(poolId: PoolId) {
  const { company } = useActiveCompany()
  return useApiMutation(renamePool, (name: string) => ({ params: { companyId: company.id, poolId }, body: { name } }))
}

export function useDeletePool(poolId: PoolId) {
  const { company } = useActiveCompany()
  return useApiMutation(deletePool, () => ({ params: { companyId: company.id, poolId } }), {
    deletedKey: poolQuery(company.id, poolId).queryKey,
  })
}
