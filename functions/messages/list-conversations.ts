import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import type { Conversation, ConversationOfParty } from '#shared/messages/messages.schema.ts'
import { partyOfId } from '#shared/messages/chat-parties.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { listedChat } from './listed-chat.ts'

type Contract = typeof messagesContract

export const listConversations = async (
  { chatLists }: Pick<ChatRepositories, 'chatLists'>,
  { params: { receivedByID }, query }: InputOf<Contract['listConversations']>,
): Promise<Page<Conversation>> => {
  const { items, next } = await chatLists.listRecent(receivedByID, query.NextToken)
  return { items: items.map((chat) => listedChat(receivedByID, chat)), nextToken: next }
}

/** For a super admin. A party that does not exist has none. */
export const listConversationsOfParty = async (
  { chatLists }: Pick<ChatRepositories, 'chatLists'>,
  { params: { partyId }, query }: InputOf<Contract['listConversationsOfParty']>,
): Promise<Page<ConversationOfParty>> => {
  const { items, next } = await chatLists.listCounted(partyId, query.NextToken)
  return {
    items: items.map(({ other, picture, lastNumber, lastFrom, ...chat }) => ({
      ...chat,
      sentByID: other,
      ...(picture && { picture_file: picture }),
      lastSentByID: lastFrom === partyOfId(partyId) ? partyId : other,
      messages: lastNumber,
    })),
    nextToken: next,
  }
}
