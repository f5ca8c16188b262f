import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { afterPage } from '#web/platform/after-page.ts'

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
    const callOff = afterPage(() => void start().catch(() => undefined))
    return () => {
      isOver = true
      callOff()
      stop?.()
    }
  }, [client, companyId])
}
