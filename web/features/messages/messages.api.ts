import type { QueryClient } from '@tanstack/react-query'
import type { Party } from '#shared/kernel/caller.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { conversationsList } from '#web/components/chat/chats.api.ts'
import { threadQuery } from '#web/components/chat/thread.api.ts'
import { allPracticeBookings, allProfessionalBookings } from '#web/features/bookings/bookings.api.ts'
import { myApplications } from '#web/features/offers/locum/locum-offers.api.ts'
import { upcomingOffers } from '#web/features/offers/practice/practice-offers.api.ts'

/** Bookings and pending requests from today on, which other pages show too and the browser may already have. */
export const shiftLists = (me: ChatPartyId, party: Party, day: LocalDate) =>
  party === 'practice'
    ? ([allPracticeBookings(me as CompanyId, day).ahead, upcomingOffers(me as CompanyId, day)] as const)
    : ([allProfessionalBookings(me as UserId, day).ahead, myApplications(day)[1]] as const)

export const messageLists = (me: ChatPartyId, party: Party, day: LocalDate) => [
  conversationsList(me),
  ...shiftLists(me, party, day),
]

export const threadPrefetch = (me: ChatPartyId, other: string | undefined) => (client: QueryClient) =>
  client.prefetchQuery(threadQuery(client, { me, other: other as ChatPartyId }))
