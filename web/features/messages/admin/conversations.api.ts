import { messagesContract } from '#shared/messages/messages.contract.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { apiList } from '#web/platform/api-query.ts'

export const conversationsOfParty = (partyId: ChatPartyId) =>
  apiList(messagesContract.listConversationsOfParty, { params: { partyId }, query: {} })

export const reportsOfParty = (partyId: ChatPartyId) =>
  apiList(messagesContract.listReportsOfParty, { params: { partyId }, query: {} })
