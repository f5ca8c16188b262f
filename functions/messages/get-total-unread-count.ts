import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import type { ChatRepositories } from './chat-repositories.ts'

type Input = InputOf<(typeof messagesContract)['getTotalUnreadCount']>

export const getTotalUnreadCount = async (
  { chatLists }: Pick<ChatRepositories, 'chatLists'>,
  { params }: Input,
): Promise<{ count: number }> => ({ count: await chatLists.countUnread(params.receivedByID) })
