import type { Role } from '../../shared/kernel/roles.ts'

/** Everything this site keeps in the browser's local storage, besides the sign-in tokens. */
interface Stored {
  activeCompany: string
  userType: Role
  impersonation: string
  featuredLocumsDismissed: boolean
  lastAdminSearch: string
  notificationChannels: Record<string, boolean>
}

export function stored<K extends keyof Stored>(key: K): Stored[K] | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as Stored[K])
  } catch {
    return undefined
  }
}

export function store<K extends keyof Stored>(key: K, value: Stored[K]): void {
  localStorage.setItem(key, JSON.stringify(value))
}

export function forget(...keys: (keyof Stored)[]): void {
  for (const key of keys) localStorage.removeItem(key)
}
