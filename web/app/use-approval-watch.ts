import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { showToast } from '#web/ui/toast.tsx'

export const APPROVAL_CHECK_MS = 15_000

interface Watched<T, K extends QueryKey> {
  approved: boolean
  /** The query whose result shows the approval. */
  query: UseQueryOptions<T, Error, T, K>
  sentence: string
}

/** Polls while approval is pending and shows a toast once it is given. */
export function useApprovalWatch<T, K extends QueryKey>({ approved, query, sentence }: Watched<T, K>): void {
  const client = useQueryClient()
  const waited = useRef(!approved)
  useQuery({ ...query, refetchInterval: approved ? false : APPROVAL_CHECK_MS })
  useEffect(() => {
    if (approved && waited.current) {
      showToast(sentence)
      void client.invalidateQueries()
    }
    waited.current = !approved
  }, [approved, client, sentence])
}
