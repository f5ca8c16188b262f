import { conversationsContract } from '#shared/messages/conversations.contract.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'

export const unreadCountQuery = (own: ChatPartyId) =>
  apiQuery(conversationsContract.getTotalUnreadCount, { params: { receivedByID: own } })

export const unreadChatsList = (own: ChatPartyId) =>
  apiList(conversationsContract.getUnreadChats, { params: { receivedByID: own } })

export const conversationsList = (own: ChatPartyId) =>
  apiList(conversationsContract.listConversations, { params: { receivedByID: own } })
