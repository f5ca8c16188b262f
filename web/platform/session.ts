import { useSyncExternalStore } from 'react'
import type { Impersonation } from '#shared/impersonation/impersonation.schema.ts'
import type { Party } from '#shared/kernel/caller.ts'
import { paths } from '#shared/kernel/paths.ts'
import { type Role, roleOf } from '#shared/kernel/roles.ts'
import { removeDraftsOfOthers } from './draft-keys.ts'
import { log } from './log.ts'
import { runtime } from './runtime.ts'
import { readStored } from './storage.ts'
import { valueStore } from './value-store.ts'

/** The signed-in user according to the tokens; the server decides what they may do. */
export interface Session {
  userId: string
  email: string
  role: Role | undefined
  accessToken: string
  issuedAt: number
  expiresAt: number
  /** A super admin's view of an account, or their acting for it: whose session it then is. */
  grant?: Impersonation
}

interface Claims {
  sub: string
  iat: number
  exp: number
  email?: string
  'cognito:groups'?: string[]
}

function claimsOf(token: string): Claims {
  const claims = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
  const bytes = Uint8Array.from(atob(claims), (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims
}

/** Reads the tokens where Amplify stores them, so that its 40 KiB are loaded only for signing in and refreshing. */
function stored(pool: string): Session | undefined {
  const user = localStorage.getItem(`${pool}.LastAuthUser`)
  const accessToken = user && localStorage.getItem(`${pool}.${user}.accessToken`)
  if (!accessToken) return undefined
  const access = claimsOf(accessToken)
  const idToken = localStorage.getItem(`${pool}.${user}.idToken`)
  return {
    userId: `usr_${access.sub}`,
    email: (idToken && claimsOf(idToken).email) ?? '',
    role: roleOf(access['cognito:groups'] ?? []),
    accessToken,
    issuedAt: access.iat * 1000,
    expiresAt: access.exp * 1000,
  }
}

/** The account under a grant is the user of its own pages, not of the super admin's. */
function impersonated(own: Session | undefined): Session | undefined {
  const grant = own?.role === 'SuperAdmin' && readStored('impersonation')
  if (!grant || location.pathname.startsWith('/admin')) return own
  return { ...own, userId: grant.target, email: '', role: readStored('userType'), grant }
}

const poolKey = (): string => `CognitoIdentityServiceProvider.${runtime().config.userPoolClientId}`

export function refreshToken(): string | null {
  const user = localStorage.getItem(`${poolKey()}.LastAuthUser`)
  return user && localStorage.getItem(`${poolKey()}.${user}.refreshToken`)
}

/** Removes unreadable tokens: they would also prevent a new sign-in. */
function read(): Session | undefined {
  const pool = poolKey()
  try {
    return impersonated(stored(pool))
  } catch (error) {
    log.refusal('The stored tokens are unreadable', error)
    for (const key of Object.keys(localStorage)) if (key.startsWith(pool)) localStorage.removeItem(key)
    return undefined
  }
}

const current = valueStore<Session | undefined>(undefined)
let known = false

export function session(): Session | undefined {
  if (!known) refreshStoredSession()
  return current.get()
}

/** Called after signing in or out or a token refresh, also in another tab. */
export function refreshStoredSession(): void {
  const [next, before] = [read(), current.get()]
  if (!known) removeDraftsOfOthers(next?.userId)
  known = true
  if (next?.accessToken === before?.accessToken && next?.grant?.id === before?.grant?.id) return
  // Begun or ended in another tab: nothing that was loaded before stays.
  if (before && next && next.grant?.id !== before.grant?.id) return location.replace(paths.home)
  // Drafts of forms are personal, also in the other tabs of who has signed out.
  if (before && before.userId !== next?.userId) sessionStorage.clear()
  current.set(next)
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = current.subscribe(listener)
  addEventListener('storage', refreshStoredSession)
  return () => {
    unsubscribe()
    removeEventListener('storage', refreshStoredSession)
  }
}

export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, session, () => undefined)

/** The party that the user acts for; a super admin sees what a practice does. */
export const useParty = (): Party => (useSession()?.role === 'Locum' ? 'professional' : 'practice')
