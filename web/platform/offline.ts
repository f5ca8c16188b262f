import { useSyncExternalStore } from 'react'
import type { Instant } from '#shared/kernel/dates.ts'
import { ApiError } from './api-error.ts'
import { now } from './clock.ts'

let since: Instant | undefined
const listeners = new Set<() => void>()

function setOffline(offline: boolean): void {
  since = offline ? (since ?? now()) : undefined
  for (const listener of listeners) listener()
}

/** Called once, before rendering. */
export function watchConnection(): void {
  setOffline(!navigator.onLine)
  addEventListener('offline', () => setOffline(true))
  addEventListener('online', () => setOffline(false))
}

/** Requests a file of this site; on success, everything that waits for the network continues. */
export async function tryConnection(): Promise<boolean> {
  try {
    await fetch('/config.json', { cache: 'no-store' })
  } catch {
    return false
  }
  dispatchEvent(new Event('online'))
  return true
}

/** Whether an error was caused by a network failure that is over. */
export function useIsBackOnline(error: unknown): boolean {
  const offline = useOfflineSince() !== undefined
  return !offline && navigator.onLine && error instanceof ApiError && error.errorCode === 'OFFLINE'
}

/** Undefined while online. */
export function useOfflineSince(): Instant | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => since,
  )
}
