import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { FileId } from '#shared/kernel/files.schema.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { multilineText } from '#shared/kernel/text.ts'

export const MAX_MESSAGE_LENGTH = 4_000

/** A conversation is between a locum and a practice, for which any of its users reads and writes. */
export const ChatPartyId = z.union([UserId, CompanyId])
export type ChatPartyId = z.infer<typeof ChatPartyId>

/** A locum and a practice: `usr_…~cmp_…`. */
export const ConversationId = z.string().check(z.regex(/^usr_[^~]+~cmp_[^~]+$/))
export type ConversationId = z.infer<typeof ConversationId>

/** The number of a message in its conversation: 1, 2, 3 …, the same for both parties. It is also the message's id. */
const MAX_NUMBER = 999_999_999
export const MessageNumber = z.int().check(z.gte(1), z.lte(MAX_NUMBER))
/** The same in an address. */
export const MessageNumberText = z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_NUMBER))

/** Chosen by the client, so that a message which is sent again, or arrives by the socket first, is shown once. */
export const ClientMessageId = z.string().check(z.regex(/^[\w-]{8,64}$/))

/** Trimmed. Spaces, marks without a letter, and a few characters that look like an empty cell show as nothing. */
export const MessageText = multilineText(MAX_MESSAGE_LENGTH)
export const isBlank = (text: string): boolean => !/[^\s\p{C}\p{M}\u2800\uFFFC\u{1D159}]/u.test(text)

/** A picture or PDF of a message; the file itself is read by its own operation. */
export const Attachment = z.strictObject({
  name: z.string(),
  type: z.enum(['image/jpeg', 'application/pdf']),
  /** In bytes. */
  size: z.int(),
  /** In pixels; PDFs have none. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
})
export type Attachment = z.infer<typeof Attachment>

export const Message = z.strictObject({
  id: MessageNumber,
  message: z.string(),
  sentByID: ChatPartyId,
  receivedByID: ChatPartyId,
  createdAt: Instant,
  /** Whether the receiver has opened the conversation since. */
  isSeen: z.boolean(),
  clientId: z.optional(ClientMessageId),
  attachment: z.optional(Attachment),
  /** Who of the practice wrote it; only its own members see this. */
  author: z.optional(z.strictObject({ id: UserId, name: z.string() })),
  /** Support wrote it for the sender. */
  on_behalf: z.optional(z.literal(true)),
})
export type Message = z.infer<typeof Message>

/** Why a party can't write now; the site says it in place of the text field. */
export const chatRefusals = [
  'NOT_APPROVED',
  'PRACTICE_INCOMPLETE',
  'CHAT_NOT_ALLOWED',
  'CHAT_BLOCKED_BY_YOU',
  'LOCUM_BLOCKED',
  'CHAT_PARTY_GONE',
] as const
export type ChatRefusal = (typeof chatRefusals)[number]

/** What a party's lists of conversations show of one. */
export const Conversation = z.strictObject({
  /** The other party. */
  sentByID: ChatPartyId,
  receivedByID: ChatPartyId,
  name: z.string(),
  picture_file: z.optional(FileId),
  lastAt: Instant,
  /** The last message, shortened; empty if it is only an attachment. */
  lastMessage: z.string(),
  lastSentByID: ChatPartyId,
  /** Messages that the party has not seen. */
  count: z.int(),
})
export type Conversation = z.infer<typeof Conversation>

/** About the whole conversation, with its first page of messages. */
export const ConversationSummary = z.strictObject({
  name: z.string(),
  /** The profile picture or logo of the other party when it last wrote. */
  picture_file: z.optional(FileId),
  /** Messages that were unread until this call. */
  unread: z.int(),
  /** The last message that the other party has seen; 0 if none. */
  seen: z.int(),
  /** Absent if the party can write. */
  refusal: z.optional(z.enum(chatRefusals)),
  /** Whether the party itself has blocked the conversation. */
  blocked: z.boolean(),
})
export type ConversationSummary = z.infer<typeof ConversationSummary>

/** A conversation of a party as a super admin sees it: never what is said in it. */
export const ConversationOfParty = z.strictObject({
  ...z.pick(Conversation, { sentByID: true, name: true, picture_file: true, lastAt: true, lastSentByID: true }).shape,
  messages: z.int(),
  /** Those that the party has not seen. */
  unread: z.int(),
})
export type ConversationOfParty = z.infer<typeof ConversationOfParty>
