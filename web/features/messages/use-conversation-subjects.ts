import { useMemo } from 'react'
import { partyOfId } from '#shared/messages/chat-parties.ts'
import { useChatParty } from '#web/components/chat/use-chat-party.ts'
import { currentDay } from '#web/platform/clock.ts'
import { useList } from '#web/platform/use-list.ts'
import { subjectLists } from './messages.api.ts'
import { subjectsByOther } from '#web/components/chat/conversation-subject.ts'

/** A page of each at first: the soonest are enough to begin with. */
const firstPageOnly = { isEnough: () => true }

/** The subject with each party, none until they are loaded; `areSettled` once they are, or can't be. */
export function useConversationSubjects() {
  const { id: own } = useChatParty()
  const [bookingList, offerList] = subjectLists(own, currentDay())
  const { data: bookings, error: bookingsError } = useList(bookingList, firstPageOnly)
  const { data: offers, error: offersError } = useList(offerList, firstPageOnly)
  const subjects = useMemo(() => subjectsByOther(bookings ?? [], offers ?? [], partyOfId(own)), [bookings, offers, own])
  return { subjects, areSettled: Boolean((bookings ?? bookingsError) && (offers ?? offersError)) }
}
