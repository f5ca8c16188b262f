import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { showToast } from '#web/ui/toast.tsx'

export const APPROVAL_CHECK_MS = 15_000

interface ApprovalWatch<T, K extends QueryKey> {
  approved: boolean
  /** The query whose result shows the approval. */
  query: UseQueryOptions<T, Error, T, K>
  message: string
}

/** Polls while approval is pending and shows a toast once it is given. */
export function useApprovalWatch<T, K extends QueryKey>({ approved, query, message }: ApprovalWatch<T, K>): void {
  const client = useQueryClient()
  const wasPending = useRef(!approved)
  useQuery({ ...query, refetchInterval: approved ? false : APPROVAL_CHECK_MS })
  useEffect(() => {
    if (approved && wasPending.current) {
      showToast(message)
      void client.invalidateQueries()
    }
    wasPending.current = !approved
  }, [approved, client, message])
}
