import { useMemo } from 'react'
import { partyOfId } from '#shared/messages/chat-parties.ts'
import { useChatParty } from '#web/components/chat/use-chat-party.ts'
import { today } from '#web/platform/clock.ts'
import { useList } from '#web/platform/use-list.ts'
import { shiftLists } from './messages.api.ts'
import { shiftsByOther } from '#web/components/chat/conversation-shift.ts'

/** A page of each at first: the soonest are enough to begin with. */
const first = { isEnough: () => true }

/** The shift with each party, none until they are loaded; `areKnown` once they are, or can't be. */
export function useShifts() {
  const { id: me } = useChatParty()
  const [bookingList, offerList] = shiftLists(me, today())
  const { data: bookings, error: bookingsError } = useList(bookingList, first)
  const { data: offers, error: offersError } = useList(offerList, first)
  const shifts = useMemo(() => shiftsByOther(bookings ?? [], offers ?? [], partyOfId(me)), [bookings, offers, me])
  return { shifts, areKnown: Boolean((bookings ?? bookingsError) && (offers ?? offersError)) }
}
