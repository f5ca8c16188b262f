import type { ChatPartyId, Conversation } from '#shared/messages/messages.schema.ts'

export const messagesText = {
  title: 'Messages',
  all: 'All',
  unread: 'Unread',
}

/** The end of a conversation in a list: `You: See you on Monday`. */
export const formatLastMessage = ({ lastMessage, lastSentByID }: Conversation, own: ChatPartyId): string =>
  `${lastSentByID === own ? 'You: ' : ''}${lastMessage || 'A file'}`
