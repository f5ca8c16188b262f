import * as z from 'zod/mini'
import { ChatPartyId } from './messages.schema.ts'

/** The receiver is the caller or a practice of theirs; the sender is the other party of the conversation. */
export const ConversationParties = z.strictObject({ receivedByID: ChatPartyId, sentByID: ChatPartyId })

/** Where the last page ended: a time and a party. */
const ChatListToken = z.string().check(z.maxLength(120), z.regex(/^[\d:.TZ-]+#(usr|cmp)_\S+$/))
export const ChatListPages = z.strictObject({ NextToken: z.optional(ChatListToken) })
