import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import type { Conversation } from '#shared/messages/messages.schema.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { listedChat } from './listed-chat.ts'

type Input = InputOf<(typeof messagesContract)['getUnreadChats']>

export const getUnreadChats = async (
  { chatLists }: Pick<ChatRepositories, 'chatLists'>,
  { params: { receivedByID }, query }: Input,
): Promise<Page<Conversation>> => {
  const { items, next } = await chatLists.listUnread(receivedByID, query.NextToken)
  const chats = items
    .toSorted((a, b) => compareStrings(b.lastAt, a.lastAt))
    .map((chat) => listedChat(receivedByID, chat))
  return { items: chats, nextToken: next }
}
