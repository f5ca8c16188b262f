import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { otherParty } from '#shared/messages/chat-parties.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import { messageEvent } from '#shared/messages/messages.events.ts'
import type { Message } from '#shared/messages/messages.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { Decision, Replay } from '#functions/platform/dynamo/command.ts'
import type { StoredAttachment, StoredMessage } from '#functions/stores/messages.repository.ts'
import { beginning, countSent, withLast } from './chat-changes.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { findConversation, ownConversation, type ConversationState, type OwnConversation } from './conversation.ts'
import { shownMessage } from './shown-message.ts'
import { dropAttachment, takeAttachment } from './take-attachment.ts'

type Deps = Pick<Context, 'caller' | 'execute' | 'log' | 'newId' | 'now' | 'today'> & ChatRepositories
type Input = InputOf<(typeof messagesContract)['sendMessage']>

/** A message sent again is read instead, so that the command's record has none. */
const replayOf = ({ messages }: Deps, { parties }: OwnConversation): Replay<Message> => ({
  toRecord: (response) => ({ ...response, message: '' }),
  fromRecord: async (recorded) => ({
    ...recorded,
    message: (await messages.getMessage(parties, recorded.id))?.message ?? '',
  }),
})

/** The number and the time follow those of the last message. */
const nextMessage = (
  { caller, now }: Deps,
  { party }: OwnConversation,
  { mine }: ConversationState,
  body: Input['body'],
): StoredMessage => ({
  number: (mine?.number ?? 0) + 1,
  from: party,
  message: body.message,
  at: mine && mine.lastAt > now ? mine.lastAt : now,
  ...(body.clientId && { clientId: body.clientId }),
  ...(party === 'practice' && { author: caller.account }),
})

const decideToSend = async (
  deps: Deps,
  conversation: OwnConversation,
  found: ConversationState,
  message: StoredMessage,
): Promise<Decision<Message>> => {
  const { caller, messages, namesOf } = deps
  const { parties, party } = conversation
  const { other, own } = found
  const after = withLast(found, message, countSent(deps, found))
  const colleagues = party === 'practice' ? await namesOf([caller.account]) : undefined
  const opensUnread = (found.theirs?.unread ?? 0) === 0
  const names =
    party === 'practice'
      ? { practice: own.name, professional: other.name }
      : { practice: other.name, professional: own.name }
  return {
    writes: [
      messages.putMessage(parties, message),
      messages.putChat(parties, party, after.mine),
      messages.putChat(parties, otherParty(party), after.theirs),
      ...(found.mine ? [] : await beginning(deps, conversation)),
    ],
    response: shownMessage(message, { parties, seen: { professional: 0, practice: 0 }, names: colleagues }),
    events: [messageEvent('message.sent', parties, { from: party, number: message.number, opensUnread, names })],
  }
}

/** Two messages that are sent at once collide on the `CHAT#` items, and one is decided again. */
export const sendMessage = async (deps: Deps, { body }: Input): Promise<Message> => {
  const conversation = ownConversation(body.sentByID, body.receivedByID)
  let [taken, decided]: [taken?: StoredAttachment, decided?: Message] = []
  const drop = async (sent?: StoredMessage) =>
    taken && taken.file !== sent?.attachment?.file && dropAttachment(deps, conversation, taken)
  const response = await deps
    .execute(
      async () => {
        const found = await findConversation(deps, conversation)
        if (found.refusal) throw new DomainError(found.refusal)
        if (body.attachment) taken ??= await takeAttachment(deps, conversation, body.attachment)
        const message = { ...nextMessage(deps, conversation, found, body), ...(taken && { attachment: taken }) }
        const decision = await decideToSend(deps, conversation, found, message)
        decided = decision.response
        return decision
      },
      replayOf(deps, conversation),
    )
    .catch(async (error: unknown) => {
      const mayBeSent = error instanceof DomainError && error.code === 'UNSETTLED'
      if (!mayBeSent) await drop()
      throw error
    })
  // The answer is that of the record: of an earlier try, or of this one, whose own answer was lost.
  if (body.attachment && response !== decided)
    await drop(await deps.messages.getMessage(conversation.parties, response.id))
  return response
}
