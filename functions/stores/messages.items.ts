import * as z from 'zod/mini'
import { Party } from '#shared/kernel/caller.ts'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { FileId } from '#shared/kernel/files.schema.ts'
import { UserId } from '#shared/kernel/ids.ts'
import {
  Attachment,
  ChatPartyId,
  ClientMessageId,
  ConversationId,
  MessageNumber,
} from '#shared/messages/messages.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

const dailyCount = () => z.strictObject({ day: LocalDate, count: z.int() })

/** A conversation as one of its parties has it. The key says which, and with whom. */
export const chatItem = defineItem({
  name: 'CHAT#',
  table: 'messages',
  version: 1,
  storedOnly: ['unreadOf'],
  schema: () =>
    z.strictObject({
      pk: ChatPartyId,
      sk: z.string().check(z.startsWith('CHAT#')),
      /** Of the other party, as its picture. */
      name: z.string(),
      picture: z.optional(FileId),
      lastNumber: MessageNumber,
      /** The last message that this party has seen; 0 if none. */
      seen: z.int(),
      /** Messages that it has not seen. */
      unread: z.int(),
      /** Only while it has any: the index of them. */
      unreadOf: z.optional(ChatPartyId),
      unreadSince: z.optional(Instant),
      lastAt: Instant,
      lastMessage: z.string(),
      lastFrom: Party,
      /** What this party has sent on a day. */
      sentCount: z.optional(dailyCount()),
      /** Since when this party has blocked the conversation. */
      blockedAt: z.optional(Instant),
      /** The other party was deleted, having seen this message. */
      gone: z.optional(z.strictObject({ at: Instant, seen: z.int() })),
      version: z.int(),
    }),
})

export const recentChat = chatItem.part('name', 'picture', 'lastNumber', 'unread', 'lastAt', 'lastMessage', 'lastFrom')
export const unreadChat = chatItem.part('name', 'picture', 'unread', 'unreadSince', 'lastAt', 'lastMessage', 'lastFrom')

/** A message never changes; whether it was seen, its receiver's `CHAT#` knows. */
export const messageItem = defineItem({
  name: 'MSG#',
  table: 'messages',
  version: 2,
  // The second version says who was stood in for.
  upgrades: { 1: (old) => old },
  schema: () =>
    z.strictObject({
      pk: ConversationId,
      sk: z.string().check(z.startsWith('MSG#')),
      number: MessageNumber,
      from: Party,
      message: z.string(),
      at: Instant,
      clientId: z.optional(ClientMessageId),
      /** With the id that its keys in storage have. */
      attachment: z.optional(z.extend(Attachment, { file: FileId })),
      /** Who of the practice wrote it. */
      author: z.optional(UserId),
      onBehalf: z.optional(z.literal(true)),
    }),
})

/** How many conversations a practice has begun on a day. */
export const newChatCountItem = defineItem({
  name: 'NEW-CHAT-COUNT',
  table: 'messages',
  version: 1,
  schema: () =>
    z.strictObject({ pk: ChatPartyId, sk: z.literal('NEW-CHAT-COUNT'), ...dailyCount().shape, version: z.int() }),
})
