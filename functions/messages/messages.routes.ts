import type { messagesContract } from '#shared/messages/messages.contract.ts'
import { blockConversation, unblockConversation } from './block-unblock-conversation.ts'
import { decideReport, listReports, listReportsOfParty } from './reports.ts'
import { getAttachmentUrl, getReportedFileUrl } from './get-file-urls.ts'
import { getConversationUnreadCount, getTotalUnreadCount, getUnreadChats } from './get-unread.ts'
import { listConversations, listConversationsOfParty } from './list-conversations.ts'
import { openConversation } from './open-conversation.ts'
import { reportMessage } from './report-message.ts'
import { sendMessage } from './send-message.ts'

export const messagesRoutes = {
  openConversation,
  sendMessage,
  getAttachmentUrl,
  getConversationUnreadCount,
  getTotalUnreadCount,
  getUnreadChats,
  listConversations,
  listConversationsOfParty,
  blockConversation,
  unblockConversation,
  reportMessage,
  decideReport,
  getReportedFileUrl,
  listReports,
  listReportsOfParty,
} satisfies Record<keyof typeof messagesContract, unknown>
