import { useSyncExternalStore } from 'react'
import type { Instant } from '#shared/kernel/dates.ts'
import { ApiError } from './api-error.ts'
import { now } from './clock.ts'

let since: Instant | undefined
const listeners = new Set<() => void>()

function become(offline: boolean): void {
  since = offline ? (since ?? now()) : undefined
  for (const listener of listeners) listener()
}

/** Set up once, before anything is shown. */
export function watchConnection(): void {
  become(!navigator.onLine)
  addEventListener('offline', () => become(true))
  addEventListener('online', () => become(false))
}

/** Asks our own site for an answer; whoever waits for the network then goes on. */
export async function tryConnection(): Promise<boolean> {
  try {
    await fetch('/config.json', { cache: 'no-store' })
  } catch {
    return false
  }
  dispatchEvent(new Event('online'))
  return true
}

/** Whether an error only says that there was no network, and there is one again. */
export function useIsOver(error: unknown): boolean {
  const offline = useOfflineSince() !== undefined
  return !offline && navigator.onLine && error instanceof ApiError && error.answer === 'OFFLINE'
}

/** Since when there is no network. */
export function useOfflineSince(): Instant | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => since,
  )
}
