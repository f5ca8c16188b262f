import { messagesContract } from '#shared/messages/messages.contract.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'

export const unreadCountQuery = (me: ChatPartyId) =>
  apiQuery(messagesContract.getTotalUnreadCount, { params: { receivedByID: me } })

export const unreadChatsList = (me: ChatPartyId) =>
  apiList(messagesContract.getUnreadChats, { params: { receivedByID: me } })

export const conversationsList = (me: ChatPartyId) =>
  apiList(messagesContract.listConversations, { params: { receivedByID: me } })
