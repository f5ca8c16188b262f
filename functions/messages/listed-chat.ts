import { partyOfId } from '#shared/messages/chat-parties.ts'
import type { ChatPartyId, Conversation } from '#shared/messages/messages.schema.ts'
import type { RecentChat } from '#functions/stores/chat-lists.ts'

/** A conversation as a list shows it to one of its parties. */
export const listedChat = (
  receivedByID: ChatPartyId,
  { other, name, picture, unread, lastAt, lastMessage, lastFrom }: RecentChat,
): Conversation => ({
  sentByID: other,
  receivedByID,
  name,
  ...(picture && { picture_file: picture }),
  lastAt,
  lastMessage,
  lastSentByID: lastFrom === partyOfId(receivedByID) ? receivedByID : other,
  count: unread,
})
