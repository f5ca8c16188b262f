import type { Party } from '#shared/kernel/caller.ts'
import { otherParty } from './chat-parties.ts'
import type { ChatRefusal } from './messages.schema.ts'

/** What decides whether a party can write to the other. */
export type WritingFacts = {
  from: Party
  /** The other party's account or practice was deleted. */
  gone: boolean
  /** Who has blocked the conversation. */
  hasBlocked: Record<Party, boolean>
  /** The practice has blocked the locum altogether. */
  locumBlocked: boolean
  /** Why the practice can't see locums, if it writes. */
  viewLocumsError?: 'NOT_APPROVED' | 'PRACTICE_INCOMPLETE' | undefined
  /** About the first message of a conversation, by a locum. */
  firstMessage?: { approved: boolean; haveDealt: boolean } | undefined
}

/**
 * A locum writes first only to practices with which there is an application, a request or a booking; after that either
 * party can answer. Whoever is blocked is refused as a stranger is, whichever way the other has blocked them.
 */
export const writingRefusal = (facts: WritingFacts): ChatRefusal | undefined => {
  const { from, gone, hasBlocked, locumBlocked, viewLocumsError, firstMessage } = facts
  const isPractice = from === 'practice'
  if (gone) return 'CHAT_PARTY_GONE'
  if (isPractice && viewLocumsError) return viewLocumsError
  if (isPractice && locumBlocked) return 'LOCUM_BLOCKED'
  if (hasBlocked[from]) return 'CHAT_BLOCKED_BY_YOU'
  if (firstMessage && !firstMessage.approved) return 'NOT_APPROVED'
  const isRefused = hasBlocked[otherParty(from)] || locumBlocked || firstMessage?.haveDealt === false
  return isRefused ? 'CHAT_NOT_ALLOWED' : undefined
}

const PREVIEW_LENGTH = 80

/** One line of a message for a list. */
export const previewOf = (text: string): string => {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return characters.length > PREVIEW_LENGTH
    ? `${characters.slice(0, PREVIEW_LENGTH - 1).join('')}…`
    : characters.join('')
}
