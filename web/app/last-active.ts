import { useEffect } from 'react'
import type { UserId } from '#shared/kernel/ids.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import { call } from '#web/platform/api-client.ts'
import { readStored, store } from '#web/platform/storage.ts'

/** Not more often than this, in however many tabs and visits. */
const EVERY_MS = 300_000

function tell(userId: UserId): void {
  const last = readStored('lastActive')
  if (document.visibilityState !== 'visible' || (last?.userId === userId && Date.now() - last.at < EVERY_MS)) return
  store('lastActive', { userId, at: Date.now() })
  // A failure is logged by the call, and nobody need hear of it.
  call(professionalsContract.updateLastActive, { params: { userId }, body: {} }).catch(() => undefined)
}

/** Practices see when a locum was last here: told on arriving and on coming back to the tab. */
export function useLastActive(userId: UserId): void {
  useEffect(() => {
    const told = () => tell(userId)
    told()
    document.addEventListener('visibilitychange', told)
    return () => document.removeEventListener('visibilitychange', told)
  }, [userId])
}
