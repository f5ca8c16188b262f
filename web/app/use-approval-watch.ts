import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { showToast } from '../components/toast.tsx'
import { professionalQuery } from '../platform/account.ts'

export const APPROVAL_CHECK_MS = 15_000

/** While a locum waits the page looks by itself, and says so when the approval comes. */
export function useApprovalWatch(approved: boolean): void {
  const client = useQueryClient()
  const waited = useRef(!approved)
  useQuery({ ...professionalQuery, refetchInterval: approved ? false : APPROVAL_CHECK_MS })
  useEffect(() => {
    if (approved && waited.current) {
      showToast('Your profile is approved. You can apply for offers now.')
      void client.invalidateQueries()
    }
    waited.current = !approved
  }, [approved, client])
}
