import * as z from 'zod/mini'
import { Party } from '#shared/kernel/caller.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { conversationIdOf, type ChatParties } from './chat-parties.ts'
import { ChatPartyId, ConversationId, MessageNumber } from './messages.schema.ts'

const ids = { companyId: CompanyId, professionalId: UserId }

const about = (parties: ChatParties) => ({
  subject: conversationIdOf(parties),
  ids: { companyId: parties.practice, professionalId: parties.professional },
})

type Sent = { from: Party; number: number; isFirstUnread: boolean; names: Record<Party, string> }

const blockedOrAllowed = declareEvent({
  version: 1,
  subject: ConversationId,
  data: z.strictObject({ ...ids, by: Party }),
  of: (parties: ChatParties, by: Party) => ({
    subject: about(parties).subject,
    data: { ...about(parties).ids, by },
  }),
})

/** Without the text, which only the parties read. */
export const messageEvents = {
  'message.sent': declareEvent({
    version: 1,
    subject: ConversationId,
    data: z.strictObject({
      ...ids,
      companyName: z.string(),
      professionalName: z.string(),
      from: Party,
      number: MessageNumber,
      /** Whether the receiver had seen everything before it. */
      isFirstUnread: z.boolean(),
    }),
    of: (parties: ChatParties, { from, number, isFirstUnread, names }: Sent) => ({
      subject: about(parties).subject,
      data: {
        ...about(parties).ids,
        companyName: names.practice,
        professionalName: names.professional,
        from,
        number,
        isFirstUnread,
      },
    }),
  }),
  'message.seen': declareEvent({
    version: 1,
    subject: ConversationId,
    /** `seen` is the last message that the party `by` has seen. */
    data: z.strictObject({ ...ids, by: Party, seen: MessageNumber }),
    of: (parties: ChatParties, by: Party, seen: number) => ({
      subject: about(parties).subject,
      data: { ...about(parties).ids, by, seen },
    }),
  }),
  'message.reported': declareEvent({
    version: 1,
    subject: ConversationId,
    data: z.strictObject({ ...ids, by: Party, number: MessageNumber }),
    of: (parties: ChatParties, by: Party, number: number) => ({
      subject: about(parties).subject,
      data: { ...about(parties).ids, by, number },
    }),
    noReaderYet: 'Super admins find it in their list.',
  }),
  'conversation.blocked': blockedOrAllowed,
  'conversation.unblocked': blockedOrAllowed,
  /** Triggers the next step in ending the conversations of a party that was deleted. */
  'chats-ending.continued': declareEvent({
    version: 1,
    subject: ChatPartyId,
    data: z.strictObject({ step: z.int() }),
    of: (party: ChatPartyId, step: number) => ({ subject: party, data: { step } }),
  }),
}

export const messageEvent = eventMaker(messageEvents)
