import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CompanyId } from '#shared/kernel/ids.ts'

/** When the page and what it loads first are there. */
const AFTER_PAGE_MS = 3_000

/** Lets the page learn at once of what is new: of the practice, if one is given. */
export function useLive(companyId?: CompanyId): void {
  const client = useQueryClient()
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    const start = async () => {
      const { startLive } = await import('./live.ts')
      if (!isOver) stop = startLive(client, companyId)
    }
    // If the file can’t be loaded, the page polls.
    const timer = setTimeout(() => void start().catch(() => undefined), AFTER_PAGE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop?.()
    }
  }, [client, companyId])
}
