import type { QueryClient } from '@tanstack/react-query'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { isCompanyId } from '#shared/kernel/ids.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { conversationsList } from '#web/components/chat/chats.api.ts'
import { conversationQuery } from '#web/components/chat/conversation.api.ts'
import { allPracticeBookings, allProfessionalBookings } from '#web/features/bookings/bookings.api.ts'
import { myApplications } from '#web/features/offers/locum/locum-offers.api.ts'
import { upcomingOffers } from '#web/features/offers/practice/practice-offers.api.ts'

/** Bookings and pending requests from today on, which other pages show too and the browser may already have. */
export const subjectLists = (me: ChatPartyId, day: LocalDate) =>
  isCompanyId(me)
    ? ([allPracticeBookings(me, day).ahead, upcomingOffers(me, day)] as const)
    : ([allProfessionalBookings(me, day).ahead, myApplications(day).ahead] as const)

export const messageLists = (me: ChatPartyId, day: LocalDate) => [conversationsList(me), ...subjectLists(me, day)]

export const prefetchConversation = (me: ChatPartyId, other: string | undefined) => (client: QueryClient) =>
  client.prefetchQuery(conversationQuery(client, { me, other: other as ChatPartyId }))
