import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { adminContract } from '../../../shared/admin/admin.contract.ts'
import type { UserId } from '../../../shared/kernel/ids.ts'
import { call } from '../../platform/api-client.ts'

const queryKey = ['approvals']

/** Who waits, longest first, a page at a time. */
export const useWaitingProfessionals = () =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => call(adminContract.listWaitingProfessionals, { query: { next: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextToken }) => nextToken,
  })

export const useDecideApproval = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, approved }: { id: UserId; approved: boolean }) => call(adminContract.decideApproval, { params: { id }, body: { approved } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
