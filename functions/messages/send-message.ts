import type { InputOf } from '#shared/kernel/define-contract.ts'
import { endOfDay } from '#shared/kernel/dates.ts'
import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { otherParty } from '#shared/messages/chat-parties.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import { messageEvent } from '#shared/messages/messages.events.ts'
import type { Message } from '#shared/messages/messages.schema.ts'
import { countOn, previewOf } from '#shared/messages/writing.rules.ts'
import type { Context } from '#functions/platform/context.ts'
import type { Replay } from '#functions/platform/dynamo/command.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { Chat, StoredMessage } from '#functions/stores/messages.repository.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { findConversation, sideOf, type Found, type Side } from './conversation.ts'
import { shownMessage } from './shown-message.ts'

type Deps = Pick<Context, 'caller' | 'execute' | 'now' | 'today'> & ChatRepositories
type Input = InputOf<(typeof messagesContract)['sendMessage']>

/** A practice begins some conversations a day; neither party is deleted while one begins. */
const beginning = async (
  { messages, companies, professionals, today }: Deps,
  { parties, side }: Side,
): Promise<TransactItem[]> => {
  const bothExist = [companies.mustExist(parties.practice), professionals.mustExist(parties.professional)]
  if (side === 'professional') return bothExist
  const begun = await messages.getBegun(parties.practice)
  // Around midnight another clock may be slightly ahead.
  const day = begun && begun.day > today ? begun.day : today
  const count = countOn(day, begun)
  if (count >= quotas.newChatsPerPracticeDay)
    throw quotaExceeded({ name: 'newChatsPerPracticeDay', until: endOfDay(day) })
  return [...bothExist, messages.putBegun(parties.practice, day, count + 1, begun?.version)]
}

/** Both parties' side of the conversation, with the message as its last. */
const withLast = (
  { mine, theirs, name, ownName }: Found,
  { number, message, at, from }: StoredMessage,
  sent: Chat['sent'],
): { mine: Chat; theirs: Chat } => {
  const last = { number, lastAt: at, lastMessage: previewOf(message), lastFrom: from }
  const unread = (theirs?.unread ?? 0) + 1
  return {
    mine: { seen: 0, unread: 0, ...mine, name, ...last, ...(sent && { sent }) },
    theirs: { seen: 0, ...theirs, name: ownName, ...last, unread, unreadSince: theirs?.unreadSince ?? at },
  }
}

const sentOn = ({ mine }: Found, today: string): Chat['sent'] => {
  const count = countOn(today, mine?.sent)
  if (count >= quotas.messagesPerChatDay) throw quotaExceeded({ name: 'messagesPerChatDay', until: endOfDay(today) })
  return { day: today, count: count + 1 }
}

/** A message sent again is read instead, so that the command's record has none. */
const replayOf = ({ messages }: Deps, { parties }: Side): Replay<Message> => ({
  toRecord: (response) => ({ ...response, message: '' }),
  fromRecord: async (recorded) => ({
    ...recorded,
    message: (await messages.getMessage(parties, recorded.id))?.message ?? '',
  }),
})

/**
 * The number and the time follow those of the last message: two that are sent at once collide on the `CHAT#` items, and
 * one is decided again.
 */
export const sendMessage = async (deps: Deps, { body }: Input): Promise<Message> => {
  const { caller, execute, messages, namesOf, now, today } = deps
  const conversation = sideOf(body.sentByID, body.receivedByID)
  const { parties, side } = conversation
  const decide = async () => {
    const found = await findConversation(deps, conversation)
    if (found.refusal) throw new DomainError(found.refusal)
    const { mine, theirs } = found
    const sent = sentOn(found, today)
    const message: StoredMessage = {
      number: (mine?.number ?? 0) + 1,
      from: side,
      message: body.message,
      at: mine && mine.lastAt > now ? mine.lastAt : now,
      ...(body.clientId && { clientId: body.clientId }),
      ...(side === 'practice' && { author: caller.account }),
    }
    const after = withLast(found, message, sent)
    const names = side === 'practice' ? await namesOf([caller.account]) : undefined
    const professional = side === 'professional' ? found.ownName : found.name
    const practice = side === 'practice' ? found.ownName : found.name
    return {
      writes: [
        messages.putMessage(parties, message),
        messages.putChat(parties, side, after.mine),
        messages.putChat(parties, otherParty(side), after.theirs),
        ...(mine ? [] : await beginning(deps, conversation)),
      ],
      response: shownMessage(message, { parties, seen: { professional: 0, practice: 0 }, names }),
      events: [
        messageEvent('message.sent', parties, {
          from: side,
          number: message.number,
          first: (theirs?.unread ?? 0) === 0,
          names: { professional, practice },
        }),
      ],
    }
  }
  return execute(decide, replayOf(deps, conversation))
}
