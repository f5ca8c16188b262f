import { useMemo } from 'react'
import { useChatParty } from '#web/components/chat/use-chat-party.ts'
import { today } from '#web/platform/clock.ts'
import { useList } from '#web/platform/use-list.ts'
import { shiftLists } from './messages.api.ts'
import { shiftsByParty } from '#web/components/chat/shifts-with.ts'

/** The shift with each party; none until they are loaded, as messages don't wait for them. */
export function useShifts() {
  const { id, practice } = useChatParty()
  const side = practice ? 'practice' : 'locum'
  const [bookingList, offerList] = shiftLists(id, side, today())
  const { data: bookings } = useList(bookingList)
  const { data: offers } = useList(offerList)
  return useMemo(() => shiftsByParty(bookings ?? [], offers ?? [], side), [bookings, offers, side])
}
