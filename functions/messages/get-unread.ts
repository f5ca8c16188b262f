import { compareStrings } from '#shared/kernel/compare.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import type { Conversation } from '#shared/messages/messages.schema.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { conversationFor } from './conversation.ts'
import { listedChat } from './listed-chat.ts'

type Input<Name extends keyof typeof messagesContract> = InputOf<(typeof messagesContract)[Name]>

export const getUnreadChats = async (
  { chatLists }: Pick<ChatRepositories, 'chatLists'>,
  { params: { receivedByID }, query }: Input<'getUnreadChats'>,
): Promise<Page<Conversation>> => {
  const { items, next } = await chatLists.listUnread(receivedByID, query.NextToken)
  const chats = items
    .toSorted((a, b) => compareStrings(b.lastAt, a.lastAt))
    .map((chat) => listedChat(receivedByID, chat))
  return { items: chats, nextToken: next }
}

export const getTotalUnreadCount = async (
  { chatLists }: Pick<ChatRepositories, 'chatLists'>,
  { params }: Input<'getTotalUnreadCount'>,
): Promise<{ count: number }> => ({ count: await chatLists.countUnread(params.receivedByID) })

export const getConversationUnreadCount = async (
  { messages }: Pick<ChatRepositories, 'messages'>,
  { params: { receivedByID, sentByID } }: Input<'getConversationUnreadCount'>,
): Promise<{ count: number }> => {
  const { parties, own } = conversationFor(receivedByID, sentByID)
  const chat = await messages.getChat(parties, own)
  return { count: chat?.unread ?? 0 }
}
