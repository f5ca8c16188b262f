import * as z from 'zod/mini'
import { crossCheck } from '#shared/kernel/cross-check.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { FileId } from '#shared/kernel/files.schema.ts'
import { required } from '#shared/kernel/text.ts'
import { ChatListPages, ConversationParties } from './chat-requests.schema.ts'
import {
  ChatPartyId,
  ClientMessageId,
  ConversationOfParty,
  isBlank,
  Message,
  MessageNumber,
  MessageText,
} from './messages.schema.ts'
import { reportsContract } from './reports.contract.ts'
import { ReportReason } from './reports.schema.ts'
import { conversationsContract } from './conversations.contract.ts'

const own = { roles: ['Locum', 'CompanyAdmin'], owns: { kind: 'chatParty', id: 'params.receivedByID' } } as const

export const messagesContract = defineContract({
  ...conversationsContract,
  ...reportsContract,
  listConversationsOfParty: {
    method: 'GET',
    path: '/admin/conversations/{partyId}',
    summary: 'The conversations of a locum or a practice, latest first, without what is said in them',
    access: { roles: ['SuperAdmin'], about: 'params.partyId', logged: true },
    params: z.strictObject({ partyId: ChatPartyId }),
    query: ChatListPages,
    list: ConversationOfParty,
    errors: [],
    reads: [],
  },
  sendMessage: {
    method: 'POST',
    path: '/messages',
    summary: 'Send a message to a locum, or to a practice. Sent again with the same clientId, it is stored once',
    access: {
      roles: ['Locum', 'CompanyAdmin'],
      owns: { kind: 'chatParty', id: 'body.sentByID' },
      about: 'body.receivedByID',
      readsPeople: true,
      underGrant: 'act',
    },
    body: z
      .strictObject({
        receivedByID: ChatPartyId,
        sentByID: ChatPartyId,
        message: MessageText,
        /** Accepted and ignored: the server's time counts. */
        createdAt: z.optional(
          z.pipe(
            Instant,
            z.transform(() => undefined),
          ),
        ),
        clientId: z.optional(ClientMessageId),
        /** A file that was checked (`checkAttachment`), under a name for people; then the text can be empty. */
        attachment: z.optional(z.strictObject({ upload: FileId, name: required(255) })),
      })
      .check(
        crossCheck(
          ['attachment', 'message'],
          ({ message, attachment }) => attachment !== undefined || !isBlank(message),
          'Required',
        ),
      ),
    keyIn: 'clientId',
    response: Message,
    errors: [
      'CHAT_NOT_FOUND',
      'NOT_APPROVED',
      'PRACTICE_INCOMPLETE',
      'CHAT_NOT_ALLOWED',
      'CHAT_BLOCKED_BY_YOU',
      'LOCUM_BLOCKED',
      'CHAT_PARTY_GONE',
      'UPLOAD_NOT_FOUND',
      'QUOTA_EXCEEDED',
    ],
    changes: ['messages'],
  },
  getConversationUnreadCount: {
    method: 'GET',
    path: '/messages/getConversationUnreadCount/{receivedByID}/{sentByID}',
    summary: 'How many messages of a conversation you have not seen',
    access: { ...own, underGrant: 'read' },
    params: ConversationParties,
    response: z.strictObject({ count: z.int() }),
    errors: ['CHAT_NOT_FOUND'],
    reads: ['messages'],
  },
  blockConversation: {
    method: 'PUT',
    path: '/messages/block/{receivedByID}/{sentByID}',
    summary: 'Block a conversation: neither party can write, and its attachments can no longer be opened',
    access: { ...own, underGrant: 'act' },
    params: ConversationParties,
    response: z.strictObject({ blocked: z.boolean() }),
    errors: ['CHAT_NOT_FOUND'],
    changes: ['messages'],
  },
  reportMessage: {
    method: 'POST',
    path: '/messages/report/{receivedByID}/{sentByID}',
    summary: 'Report a message of the other party to the super admin, who sees only that message',
    access: { ...own, underGrant: 'never' },
    params: ConversationParties,
    body: z.strictObject({ id: MessageNumber, reason: ReportReason }),
    response: z.strictObject({ reported: z.boolean() }),
    errors: ['CHAT_NOT_FOUND', 'MESSAGE_NOT_FOUND', 'QUOTA_EXCEEDED'],
    changes: ['reports'],
  },
  unblockConversation: {
    method: 'DELETE',
    path: '/messages/block/{receivedByID}/{sentByID}',
    summary: 'Allow a conversation again that you have blocked',
    access: { ...own, underGrant: 'act' },
    params: ConversationParties,
    response: z.strictObject({ blocked: z.boolean() }),
    errors: ['CHAT_NOT_FOUND'],
    changes: ['messages'],
  },
})
