import { useSyncExternalStore } from 'react'
import type { NotificationChannels } from '#shared/identity/notification-channels.schema.ts'

/** Everything this site keeps in the browser's local storage, besides the sign-in tokens. */
interface Stored {
  activeCompany: string
  /** The user who has seen, since signing in, that their practice waits for approval. */
  unapprovedTold: string
  /** Whom the server was last told to be active, and when. */
  lastActive: { userId: string; at: number }
  impersonation: string
  /** What the user wants to be told; a mirror, the server's answer wins. */
  notificationChannels: NotificationChannels
  featuredLocumsDismissed: boolean
  /** Each practice's last search for a locum, as its address, and whose searches these are. */
  lastLocumSearch: { userId: string; searches: Record<string, string> }
}

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

function parse<K extends keyof Stored>(text: string | null): Stored[K] | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Stored[K])
  } catch {
    return undefined
  }
}

export function store<K extends keyof Stored>(key: K, value: Stored[K]): void {
  localStorage.setItem(key, JSON.stringify(value))
  tell()
}

export function forget(...keys: (keyof Stored)[]): void {
  for (const key of keys) localStorage.removeItem(key)
  tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export const readStored = <K extends keyof Stored>(key: K): Stored[K] | undefined => parse(localStorage.getItem(key))

/** What is kept, also when it changes in another tab. */
export function useStored<K extends keyof Stored>(key: K): Stored[K] | undefined {
  return parse(useSyncExternalStore(subscribe, () => localStorage.getItem(key)))
}
