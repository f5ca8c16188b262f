import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import type { Conversation } from '#shared/messages/messages.schema.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { listedChat } from './listed-chat.ts'

type Input = InputOf<(typeof messagesContract)['listConversations']>

export const listConversations = async (
  { chatLists }: Pick<ChatRepositories, 'chatLists'>,
  { params: { receivedByID }, query }: Input,
): Promise<Page<Conversation>> => {
  const { items, next } = await chatLists.listRecent(receivedByID, query.NextToken)
  return { items: items.map((chat) => listedChat(receivedByID, chat)), nextToken: next }
}
