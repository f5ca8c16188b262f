import type { QueryClient } from '@tanstack/react-query'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { isCompanyId } from '#shared/kernel/ids.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { conversationsList } from '#web/components/chat/chats.api.ts'
import { allPracticeBookings, allProfessionalBookings } from '#web/features/bookings/bookings.api.ts'
import { ownOffersAndRequests } from '#web/features/offers/locum/locum-offers.api.ts'
import { companyOffersAndRequestsFrom } from '#web/features/offers/practice/practice-offers.api.ts'

/** Bookings and pending requests from today on, which other pages show too and the browser may already have. */
export const subjectLists = (own: ChatPartyId, day: LocalDate) =>
  isCompanyId(own)
    ? ([allPracticeBookings(own, day).ahead, companyOffersAndRequestsFrom(own, day)] as const)
    : ([allProfessionalBookings(own, day).ahead, ownOffersAndRequests(day).ahead] as const)

export const messagesPageLists = (own: ChatPartyId, day: LocalDate) => [
  conversationsList(own),
  ...subjectLists(own, day),
]

/** What a conversation is made of is loaded for its pages alone. */
export const prefetchConversation = (own: ChatPartyId, other: string | undefined) => async (client: QueryClient) => {
  const { conversationQuery } = await import('#web/components/chat/conversation.api.ts')
  await client.prefetchQuery(conversationQuery(client, { own, other: other as ChatPartyId }))
}
