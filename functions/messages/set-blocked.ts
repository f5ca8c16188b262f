import { DomainError } from '#shared/kernel/errors.ts'
import { messageEvent } from '#shared/messages/messages.events.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { ownConversation } from './conversation.ts'

type Deps = Pick<Context, 'execute' | 'now'> & Pick<ChatRepositories, 'messages'>

/** A party blocks a conversation, or allows it again; as often as it likes. */
export const setBlocked = async (
  { execute, now, messages }: Deps,
  { receivedByID, sentByID }: { receivedByID: ChatPartyId; sentByID: ChatPartyId },
  blocked: boolean,
): Promise<{ blocked: boolean }> => {
  const { parties, own } = ownConversation(receivedByID, sentByID)
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
