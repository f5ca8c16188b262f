import { messagesContract } from '#shared/messages/messages.contract.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'

export const unreadCountQuery = (own: ChatPartyId) =>
  apiQuery(messagesContract.getTotalUnreadCount, { params: { receivedByID: own } })

export const unreadChatsList = (own: ChatPartyId) =>
  apiList(messagesContract.getUnreadChats, { params: { receivedByID: own } })

export const conversationsList = (own: ChatPartyId) =>
  apiList(messagesContract.listConversations, { params: { receivedByID: own } })
