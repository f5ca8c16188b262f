import type { Party } from '#shared/kernel/caller.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { otherParty, type ChatParties } from '#shared/messages/chat-parties.ts'
import type { Attachment, Message } from '#shared/messages/messages.schema.ts'
import type { StoredAttachment, StoredMessage } from '#functions/stores/messages.repository.ts'

/** A colleague whose account was deleted. */
const FORMER_COLLEAGUE = 'Former colleague'

export type MessageViewInput = {
  parties: ChatParties
  /** The last message that each party has seen. */
  seen: Record<Party, number>
  /** Only for the practice: a locum is not shown who of it wrote. */
  names?: Map<UserId, string> | undefined
}

/** Without the id by which storage knows it. */
const shownAttachment = ({ file: _, ...attachment }: StoredAttachment): Attachment => attachment

export const shownMessage = (
  { number, from, message, at, clientId, attachment, author, onBehalf }: StoredMessage,
  { parties, seen, names }: MessageViewInput,
): Message => ({
  id: number,
  message,
  sentByID: parties[from],
  receivedByID: parties[otherParty(from)],
  createdAt: at,
  isSeen: number <= seen[otherParty(from)],
  ...(clientId && { clientId }),
  ...(attachment && { attachment: shownAttachment(attachment) }),
  ...(onBehalf && { on_behalf: true }),
  ...(author && names && { author: { id: author, name: names.get(author) ?? FORMER_COLLEAGUE } }),
})
