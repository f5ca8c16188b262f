import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import { messageEvent } from '#shared/messages/messages.events.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { conversationFor } from './conversation.ts'

type Deps = Pick<Context, 'execute' | 'now'> & Pick<ChatRepositories, 'messages'>
type Input = InputOf<(typeof messagesContract)['blockConversation' | 'unblockConversation']>
type Answer = { blocked: boolean }

/** As often as the party likes. */
const setBlocked = async (
  { execute, now, messages }: Deps,
  { params: { receivedByID, sentByID } }: Input,
  blocked: boolean,
): Promise<Answer> => {
  const { parties, own } = conversationFor(receivedByID, sentByID)
  return execute(async () => {
    const chat = await messages.getChat(parties, own)
    if (!chat) throw new DomainError('CHAT_NOT_FOUND')
    const { blockedAt, ...rest } = chat
    if (blocked === (blockedAt !== undefined)) return { writes: [], response: { blocked }, events: [] }
    const type = blocked ? 'conversation.blocked' : 'conversation.unblocked'
    return {
      writes: [messages.putChat(parties, own, { ...rest, ...(blocked && { blockedAt: now }) })],
      response: { blocked },
      events: [messageEvent(type, parties, own)],
    }
  })
}

export const blockConversation = (deps: Deps, input: Input): Promise<Answer> => setBlocked(deps, input, true)

export const unblockConversation = (deps: Deps, input: Input): Promise<Answer> => setBlocked(deps, input, false)
