import type { Page } from '#shared/kernel/define-contract.ts'
import type { ChatPartyId, ConversationSummary, Message } from '#shared/messages/messages.schema.ts'

/** What is loaded of a conversation. */
export interface LoadedConversation {
  /** Oldest first, without gaps. */
  messages: readonly Message[]
  /** Where older messages begin; undefined once all are loaded. */
  older: string | undefined
  summary: ConversationSummary
  /** The first message that came since the reader last looked; the server forgets it once it has answered. */
  firstNew?: number | undefined
}

type NewestPage = Page<Message, ConversationSummary>

const lastNumber = (messages: readonly Message[]): number => messages.at(-1)?.id ?? 0

/** Each message once, by its number; what was seen stays seen, in whatever order the answers arrive. */
function merged(known: readonly Message[], found: readonly Message[]): Message[] {
  const byNumber = new Map(known.map((message) => [message.id, message]))
  for (const message of found) {
    const before = byNumber.get(message.id)
    byNumber.set(message.id, before?.isSeen ? { ...message, isSeen: true } : message)
  }
  return [...byNumber.values()].toSorted((one, other) => one.id - other.id)
}

/** The first of the last `unread` messages of the other party that are loaded. */
function firstUnread(messages: readonly Message[], other: ChatPartyId, unread: number): number | undefined {
  if (unread === 0) return undefined
  return messages
    .filter(({ sentByID }) => sentByID === other)
    .slice(-unread)
    .at(0)?.id
}

/** With the newest page, as asked for now. An answer that was overtaken takes nothing back. */
export function withNewest(
  conversation: LoadedConversation | undefined,
  { items, nextToken, summary }: NewestPage,
  other: ChatPartyId,
): LoadedConversation {
  const known = conversation?.messages ?? []
  const about = summary as ConversationSummary
  const oldest = items.at(-1)
  // More has arrived than a page holds: what lies between is loaded by scrolling up.
  const joins = conversation && (oldest === undefined || oldest.id <= lastNumber(known) + 1)
  const messages = merged(joins ? known : [], items)
  const firstNew = conversation?.firstNew ?? firstUnread(messages, other, about.unread)
  if (!joins) return { messages, older: nextToken, summary: about, firstNew }
  const seen = Math.max(conversation.summary.seen, about.seen)
  return { ...conversation, messages, summary: { ...about, seen }, firstNew }
}

/** With the page that was asked for by `token`; unless the conversation has begun anew meanwhile. */
export const withOlder = (
  conversation: LoadedConversation,
  token: string,
  { items, nextToken }: Page<Message>,
): LoadedConversation =>
  conversation.older === token
    ? { ...conversation, messages: merged(conversation.messages, items), older: nextToken }
    : conversation

/** With a message that was sent; undefined if others before it are missing. */
export const withMessage = (conversation: LoadedConversation, message: Message): LoadedConversation | undefined =>
  message.id > lastNumber(conversation.messages) + 1
    ? undefined
    : { ...conversation, messages: merged(conversation.messages, [message]) }

/** What was sent from here and is not among the messages yet. */
export function notYetIn<T extends { clientId: string }>(unsent: readonly T[], messages: readonly Message[]): T[] {
  if (unsent.length === 0) return []
  const arrived = new Set(messages.map(({ clientId }) => clientId))
  return unsent.filter(({ clientId }) => !arrived.has(clientId))
}
