import type { DehydratedState } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { Impersonation } from '#shared/impersonation/impersonation.schema.ts'
import type { NotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import type { Role } from '#shared/kernel/roles.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { Runtime } from './runtime.ts'
import { valueStore } from './value-store.ts'

/** What the next visit shows until the answers of the API arrive. */
export interface LastVisit {
  userId: string
  /** Of the site; another one may have other data. */
  release: string
  professional?: Professional
  practices?: Company[]
  /** A page's bars and title, which the next visit shows before its scripts have run (`web/shell.js`). */
  shell?: { path: string; markup: string }
  queries: DehydratedState['queries']
}

/**
 * The name of what this browser keeps for the tenant: a host's ports share its cookies, and a port can be another
 * tenant's tomorrow. `web/show-brand.js` names the tenant first.
 */
export const named = (key: string): string => `${globalThis.document?.documentElement.dataset['tenant']}.${key}`

/** Everything in local storage besides the sign-in tokens, which have the name of the tenant’s user pool. */
export interface Stored {
  activeCompany: string
  /** The practice that was shown last, to say which one a user can no longer open. */
  shownPractice: { userId: string; id: CompanyId; name: string }
  /** The invite that was opened last in this browser and is not answered yet. */
  openInvite: { email: string; token: string }
  /** Of which practices the user has seen, since signing in, the page about the pending approval. */
  unapprovedSeen: { userId: string; practices: readonly string[] }
  /** Who was last reported as active, and when. */
  lastActive: { who: string; at: number }
  /** Whom a super admin views or acts for in this browser. */
  impersonation: Impersonation
  /** As whom the site is used: the user's own role, or that of whom they view or act for. */
  userType: Role
  /** A copy of the user's setting; the server's value wins. */
  notificationChannels: NotificationChannels
  /** To which versions of the terms and the privacy notice the user has agreed, as far as this browser knows. */
  agreedTexts: { userId: string; terms: number; privacy: number }
  featuredLocumsDismissed: boolean
  /** Who has turned on notifications in this browser, and when it was last registered. */
  pushDevice: { userId: string; at: number }
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  clockAhead: number
  /** The newest options that an answer was made with, and since when they are known here. */
  optionsVersion: { version: number; at: number }
  /** They were offered in this browser. */
  pushOffered: boolean
  /** Single-key shortcuts are off in this browser. */
  shortcutsOff: boolean
  /** How the super admin's key figures are shown. */
  keyFigures: 'charts' | 'table'
  lastVisit: LastVisit
  /** What the last page had as data. A page that has none shows its brand (`web/show-brand.js`). */
  lastRuntime: Runtime
  /** The super admin’s last search: its words, its scope, and how much it found. */
  lastAdminSearch: { userId: string; q: string; scope: string; found: number; more: boolean }
  /** The address of each practice's last search for a locum, and the user who searched. */
  lastLocumSearch: { userId: string; searches: Record<string, string> }
}

/** In this tab; the browser reports what another one has written. */
const written = valueStore(undefined)

function parse<K extends keyof Stored>(text: string | null): Stored[K] | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Stored[K])
  } catch {
    return undefined
  }
}

export function store<K extends keyof Stored>(key: K, value: Stored[K]): void {
  localStorage.setItem(named(key), JSON.stringify(value))
  written.set(undefined)
}

export function removeStored(...keys: (keyof Stored)[]): void {
  for (const key of keys) localStorage.removeItem(named(key))
  written.set(undefined)
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = written.subscribe(listener)
  addEventListener('storage', listener)
  return () => {
    unsubscribe()
    removeEventListener('storage', listener)
  }
}

export const isStored = (key: keyof Stored): boolean => localStorage.getItem(named(key)) !== null

export const readStored = <K extends keyof Stored>(key: K): Stored[K] | undefined =>
  parse(localStorage.getItem(named(key)))

/** Also follows changes in another tab. */
export function useStored<K extends keyof Stored>(key: K): Stored[K] | undefined {
  const get = () => localStorage.getItem(named(key))
  return parse(useSyncExternalStore(subscribe, get, get))
}
