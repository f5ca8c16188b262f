import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { ownConversation } from './conversation.ts'

type Input = InputOf<(typeof messagesContract)['getConversationUnreadCount']>

export const getConversationUnreadCount = async (
  { messages }: Pick<ChatRepositories, 'messages'>,
  { params: { receivedByID, sentByID } }: Input,
): Promise<{ count: number }> => {
  const { parties, own } = ownConversation(receivedByID, sentByID)
  const chat = await messages.getChat(parties, own)
  return { count: chat?.unread ?? 0 }
}
