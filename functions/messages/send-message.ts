import { isImpersonated, type Party } from '#shared/kernel/caller.ts'
import { nextDailyCount } from '#shared/kernel/daily-count.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { byParty } from '#shared/messages/chat-parties.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import { messageEvent } from '#shared/messages/messages.events.ts'
import type { Message } from '#shared/messages/messages.schema.ts'
import { previewOf } from '#shared/messages/writing.rules.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CommandOutcome, Replay } from '#functions/platform/dynamo/command.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { Chat, StoredAttachment, StoredMessage } from '#functions/stores/messages.repository.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { readConversation, conversationFor, type ConversationState, type PartyConversation } from './conversation.ts'
import { shownMessage } from './shown-message.ts'
import { removeAttachment, promoteAttachment } from './promote-attachment.ts'

type Deps = Pick<Context, 'caller' | 'execute' | 'log' | 'newId' | 'now' | 'today'> & ChatRepositories
type Input = InputOf<(typeof messagesContract)['sendMessage']>

/** The command's record leaves out the text; for a repeated request, it is read from the message. */
const replayOf = ({ messages }: Deps, { parties }: PartyConversation): Replay<Message> => ({
  toRecord: (response) => ({ ...response, message: '' }),
  fromRecord: async (recorded) => ({
    ...recorded,
    message: (await messages.getMessage(parties, recorded.id))?.message ?? '',
  }),
})

/** The number and the time follow those of the last message. */
const nextMessage = (
  { caller, now }: Deps,
  { own }: PartyConversation,
  { chats }: ConversationState,
  body: Input['body'],
): StoredMessage => {
  const last = chats[own]
  return {
    number: (last?.lastNumber ?? 0) + 1,
    from: own,
    message: body.message,
    at: last && last.lastAt > now ? last.lastAt : now,
    ...(body.clientId && { clientId: body.clientId }),
    ...(own === 'practice' && { author: caller.account }),
    ...(isImpersonated(caller) && { onBehalf: true }),
  }
}

/** A practice can begin only so many conversations a day; neither party is deleted while one begins. */
const firstMessageWrites = async (
  { messages, companies, professionals, today }: Deps,
  { parties, own }: PartyConversation,
): Promise<TransactItem[]> => {
  const existenceChecks = [companies.mustExist(parties.practice), professionals.mustExist(parties.professional)]
  if (own === 'professional') return existenceChecks
  const count = await messages.getNewChatCount(parties.practice)
  return [
    ...existenceChecks,
    messages.putNewChatCount(parties.practice, nextDailyCount(today, count, 'newChatsPerPracticeDay')),
  ]
}

/** The conversation as each party has it, with the message as its last and the other as it is shown now. */
const chatsAfter = (
  { today }: Deps,
  { own, other }: PartyConversation,
  { chats, shownAs }: ConversationState,
  { number, message, at, from }: StoredMessage,
): Record<Party, Chat> => {
  const last = { lastNumber: number, lastAt: at, lastMessage: previewOf(message), lastFrom: from }
  const sentCount = nextDailyCount(today, chats[own]?.sentCount, 'messagesPerChatDay')
  const { picture: _, ...recipientChat } = chats[other] ?? { seen: 0, unread: 0 }
  return byParty<Chat>(own, {
    own: { seen: 0, unread: 0, ...chats[own], ...shownAs[other], ...last, sentCount },
    other: {
      ...recipientChat,
      ...shownAs[own],
      ...last,
      unread: recipientChat.unread + 1,
      unreadSince: chats[other]?.unreadSince ?? at,
    },
  })
}

const outcomeOfSending = async (
  deps: Deps,
  conversation: PartyConversation,
  state: ConversationState,
  message: StoredMessage,
): Promise<CommandOutcome<Message>> => {
  const { caller, messages, namesOf } = deps
  const { parties, own, other } = conversation
  const { chats, shownAs } = state
  const after = chatsAfter(deps, conversation, state, message)
  const authorNames = own === 'practice' ? await namesOf([caller.account]) : undefined
  const event = {
    from: own,
    number: message.number,
    isFirstUnread: !chats[other]?.unread,
    names: { professional: shownAs.professional.name, practice: shownAs.practice.name },
  }
  return {
    writes: [
      messages.putMessage(parties, message),
      messages.putChat(parties, own, after[own]),
      messages.putChat(parties, other, after[other]),
      ...(chats[own] ? [] : await firstMessageWrites(deps, conversation)),
    ],
    response: shownMessage(message, { parties, seen: { professional: 0, practice: 0 }, names: authorNames }),
    events: [messageEvent('message.sent', parties, event)],
  }
}

/** Two messages that are sent at once collide on the `CHAT#` items, and one is decided again. */
export const sendMessage = async (deps: Deps, { body }: Input): Promise<Message> => {
  const conversation = conversationFor(body.sentByID, body.receivedByID)
  let [attachment, ownResponse]: [attachment?: StoredAttachment, ownResponse?: Message] = []
  const discardAttachment = async (stored?: StoredMessage) =>
    attachment && attachment.file !== stored?.attachment?.file && removeAttachment(deps, conversation, attachment)
  const response = await deps
    .execute(
      async () => {
        const state = await readConversation(deps, conversation)
        if (state.refusal) throw new DomainError(state.refusal)
        if (body.attachment) attachment ??= await promoteAttachment(deps, conversation, body.attachment)
        const message = { ...nextMessage(deps, conversation, state, body), ...(attachment && { attachment }) }
        const outcome = await outcomeOfSending(deps, conversation, state, message)
        ownResponse = outcome.response
        return outcome
      },
      replayOf(deps, conversation),
    )
    .catch(async (error: unknown) => {
      const mayBeSent = error instanceof DomainError && error.code === 'UNSETTLED'
      if (!mayBeSent) await discardAttachment()
      throw error
    })
  // The answer is that of the record: of an earlier try, or of this one, whose own answer was lost.
  if (body.attachment && response !== ownResponse)
    await discardAttachment(await deps.messages.getMessage(conversation.parties, response.id))
  return response
}
