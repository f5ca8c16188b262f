import type { Instant } from '#shared/kernel/dates.ts'
import type { Message } from '#shared/messages/messages.schema.ts'
import { draftKey } from '#web/platform/draft-keys.ts'
import { session } from '#web/platform/session.ts'
import { type ValueStore, valueStore } from '#web/platform/value-store.ts'
import type { AttachedFile } from './use-attachment.ts'
import { notYetIn } from './loaded-conversation.ts'

/** A message from here that the server has not confirmed. */
export interface Unsent {
  /** Chosen here, so that the message is recognised whichever way it comes back. */
  clientId: string
  text: string
  attachment?: AttachedFile | undefined
  at: Instant
  state: 'sending' | 'sent' | 'failed'
  /** Why it was not sent. */
  problem?: string
  /** It is sent by itself once there is a connection. */
  isOffline?: boolean
}

const stores = new Map<string, ValueStore<readonly Unsent[]>>()

/** What an earlier load of the page left was interrupted: whether it arrived shows in the messages. */
function restored(key: string): Unsent[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as Unsent[]
    return kept.map((message) => ({ problem: 'The page was closed before it was sent.', ...message, state: 'failed' }))
  } catch {
    return []
  }
}

/** The unsent messages of a conversation, kept like drafts until they are sent or deleted. */
export function unsentMessages(own: string, other: string) {
  const key = draftKey(`unsent ${own} ${other}`, session()?.userId)
  const store = stores.get(key) ?? valueStore<readonly Unsent[]>(restored(key))
  stores.set(key, store)
  const set = (next: readonly Unsent[]): void => {
    store.set(next)
    if (next.length > 0) sessionStorage.setItem(key, JSON.stringify(next))
    else sessionStorage.removeItem(key)
  }
  return {
    store,
    /** Adds it, or replaces what it was before. */
    put: (message: Unsent): void => {
      const others = store.get().filter(({ clientId }) => clientId !== message.clientId)
      set([...others, message])
    },
    change: (clientId: string, change: Partial<Unsent>): void =>
      set(store.get().map((message) => (message.clientId === clientId ? { ...message, ...change } : message))),
    remove: (clientId: string): void => set(store.get().filter((message) => message.clientId !== clientId)),
    /** Those that have arrived. */
    forget: (messages: readonly Message[]): void => {
      const kept = notYetIn(store.get(), messages)
      if (kept.length < store.get().length) set(kept)
    },
  }
}
