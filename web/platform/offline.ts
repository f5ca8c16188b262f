import type { Instant } from '#shared/kernel/dates.ts'
import { ApiError } from './api-error.ts'
import { now } from './clock.ts'
import { useValue, valueStore } from './value-store.ts'

const since = valueStore<Instant | undefined>(undefined)

const RETRY_MS = 3_000

let isRetrying = false

/** Some browsers report the connection late or never, so a request finds out. */
async function retryWhileOffline(): Promise<void> {
  if (isRetrying) return
  isRetrying = true
  while (since.get()) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    if (since.get() && document.visibilityState === 'visible') await tryConnection()
  }
  isRetrying = false
}

function goOffline(): void {
  if (since.get()) return
  since.set(now())
  void retryWhileOffline()
}

/** Called once, before rendering. */
export function watchConnection(): void {
  if (!navigator.onLine) goOffline()
  addEventListener('offline', goOffline)
  addEventListener('online', () => since.set(undefined))
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
export const useOfflineSince = (): Instant | undefined => useValue(since)
