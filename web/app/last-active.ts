import { useEffect } from 'react'
import type { UserId } from '#shared/kernel/ids.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import { call } from '#web/platform/api-client.ts'
import { readStored, store } from '#web/platform/storage.ts'

/** The minimum time between two updates, over all tabs. */
const MIN_INTERVAL_MS = 300_000

function reportActive(userId: UserId): void {
  const last = readStored('lastActive')
  if (document.visibilityState !== 'visible' || (last?.userId === userId && Date.now() - last.at < MIN_INTERVAL_MS))
    return
  store('lastActive', { userId, at: Date.now() })
  // The call logs a failure; the user doesn’t need to know.
  call(professionalsContract.updateLastActive, { params: { userId }, body: {} }).catch(() => undefined)
}

/** Reports the locum as active on arrival and on return to the tab; practices see the time. */
export function useLastActive(userId: UserId): void {
  useEffect(() => {
    const report = () => reportActive(userId)
    report()
    document.addEventListener('visibilitychange', report)
    return () => document.removeEventListener('visibilitychange', report)
  }, [userId])
}
