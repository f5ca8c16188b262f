import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import type { UnreadChat } from '#shared/messages/messages.schema.ts'
import type { ChatRepositories } from './chat-repositories.ts'

type Input = InputOf<(typeof messagesContract)['getUnreadChats']>

export const getUnreadChats = async (
  { chatLists }: Pick<ChatRepositories, 'chatLists'>,
  { params: { receivedByID }, query }: Input,
): Promise<Page<UnreadChat>> => {
  const { items, next } = await chatLists.listUnread(receivedByID, query.NextToken)
  const chats = items
    .toSorted((a, b) => compareStrings(b.lastAt, a.lastAt))
    .map(({ other, name, unread }) => ({ name, count: unread, sentByID: other, receivedByID }))
  return { items: chats, nextToken: next }
}
