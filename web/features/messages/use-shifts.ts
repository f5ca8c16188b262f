import { useMemo } from 'react'
import { useChatParty } from '#web/components/chat/use-chat-party.ts'
import { today } from '#web/platform/clock.ts'
import { useList } from '#web/platform/use-list.ts'
import { shiftLists } from './messages.api.ts'
import { shiftsByParty } from '#web/components/chat/shifts-with.ts'

/** A page of each at first: the soonest are enough to begin with. */
const first = { isEnough: () => true }

/** The shift with each party, none until they are loaded; `areKnown` once they are, or can't be. */
export function useShifts() {
  const { id, practice } = useChatParty()
  const party = practice ? 'practice' : 'professional'
  const [bookingList, offerList] = shiftLists(id, party, today())
  const { data: bookings, error: bookingsError } = useList(bookingList, first)
  const { data: offers, error: offersError } = useList(offerList, first)
  const shifts = useMemo(() => shiftsByParty(bookings ?? [], offers ?? [], party), [bookings, offers, party])
  return { shifts, areKnown: Boolean((bookings ?? bookingsError) && (offers ?? offersError)) }
}
