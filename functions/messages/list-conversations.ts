import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { chatPartyOf } from '#shared/messages/chat-parties.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import type { Conversation } from '#shared/messages/messages.schema.ts'
import type { ChatRepositories } from './chat-repositories.ts'

type Input = InputOf<(typeof messagesContract)['listConversations']>

export const listConversations = async (
  { chatLists }: Pick<ChatRepositories, 'chatLists'>,
  { params: { receivedByID }, query }: Input,
): Promise<Page<Conversation>> => {
  const { items, next } = await chatLists.listRecent(receivedByID, query.NextToken)
  const own = chatPartyOf(receivedByID)
  const conversations = items.map(({ other, name, unread, lastAt, lastMessage, lastFrom }) => ({
    sentByID: other,
    receivedByID,
    name,
    lastAt,
    lastMessage,
    lastSentByID: lastFrom === own ? receivedByID : other,
    count: unread,
  }))
  return { items: conversations, nextToken: next }
}
