import { useEffect } from 'react'
import type { UserId } from '#shared/kernel/ids.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import { call } from '#web/platform/api-client.ts'
import { readStored, store } from '#web/platform/storage.ts'

/** The minimum time between two updates, over all tabs. */
const EVERY_MS = 300_000

function tell(userId: UserId): void {
  const last = readStored('lastActive')
  if (document.visibilityState !== 'visible' || (last?.userId === userId && Date.now() - last.at < EVERY_MS)) return
  store('lastActive', { userId, at: Date.now() })
  // The call logs a failure; the user doesn’t need to know.
  call(professionalsContract.updateLastActive, { params: { userId }, body: {} }).catch(() => undefined)
}

/** Reports the locum as active on arrival and on return to the tab; practices see the time. */
export function useLastActive(userId: UserId): void {
  useEffect(() => {
    const told = () => tell(userId)
    told()
    document.addEventListener('visibilitychange', told)
    return () => document.removeEventListener('visibilitychange', told)
  }, [userId])
}
