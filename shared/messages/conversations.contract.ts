import * as z from 'zod/mini'
import { DocumentUrl } from '#shared/documents/documents.schema.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { ChatListPages, ConversationParties } from './chat-requests.schema.ts'
import { ChatPartyId, Conversation, ConversationSummary, Message, MessageNumberText } from './messages.schema.ts'

const receiver = z.strictObject({ receivedByID: ChatPartyId })
const own = { roles: ['Locum', 'CompanyAdmin'], owns: { kind: 'chatParty', id: 'params.receivedByID' } } as const

/** Reading conversations. Apart from the other operations, which a few pages need. */
export const conversationsContract = defineContract({
  openConversation: {
    method: 'PATCH',
    path: '/messages/{receivedByID}/{sentByID}',
    summary: 'Messages of a conversation, newest first, which marks them as seen; older ones by NextToken',
    access: { ...own, underGrant: 'unmarked' },
    params: ConversationParties,
    query: z.strictObject({ NextToken: z.optional(MessageNumberText) }),
    list: Message,
    listSummary: ConversationSummary,
    takesNoKey: true,
    errors: ['CHAT_NOT_FOUND', 'NOT_APPROVED', 'PRACTICE_INCOMPLETE'],
    changes: ['messages'],
  },
  getAttachmentUrl: {
    method: 'GET',
    path: '/messages/attachments/{receivedByID}/{sentByID}/{id}/url',
    summary: 'A URL from which the attachment of a message can be loaded for five minutes',
    access: { ...own, underGrant: 'never' },
    params: z.extend(ConversationParties, { id: MessageNumberText }),
    query: z.strictObject({ size: z._default(z.enum(['small', 'large']), 'large') }),
    response: DocumentUrl,
    errors: ['CHAT_NOT_FOUND', 'ATTACHMENT_NOT_FOUND'],
    reads: ['messages'],
  },
  getTotalUnreadCount: {
    method: 'GET',
    path: '/messages/getTotalUnreadCount/{receivedByID}',
    summary: 'How many messages you have not seen, of up to 500 conversations',
    access: { ...own, underGrant: 'read', logged: false },
    params: receiver,
    response: z.strictObject({ count: z.int() }),
    errors: ['CHAT_NOT_FOUND'],
    reads: ['messages'],
  },
  getUnreadChats: {
    method: 'GET',
    path: '/messages/getUnreadChats/{receivedByID}',
    summary: 'Conversations with messages that you have not seen, the latest of a page first',
    access: { ...own, underGrant: 'read' },
    params: receiver,
    query: ChatListPages,
    list: Conversation,
    errors: ['CHAT_NOT_FOUND'],
    reads: ['messages'],
  },
  listConversations: {
    method: 'GET',
    path: '/messages/conversations/{receivedByID}',
    summary: 'Your conversations, latest first',
    access: { ...own, underGrant: 'read' },
    params: receiver,
    query: ChatListPages,
    list: Conversation,
    errors: ['CHAT_NOT_FOUND'],
    reads: ['messages'],
  },
})
