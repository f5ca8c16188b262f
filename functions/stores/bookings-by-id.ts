import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { bookingItem } from './bookings.items.ts'

/** For a Lambda that reads nothing else of bookings. */
export const bookingsById = (db: Db, table: string) => {
  const bookings = itemsOf(db, table, bookingItem)

  /** Deleted bookings too, for what follows from their events. */
  const getStored = (bookingId: BookingId): Promise<BookingState | undefined> =>
    bookings.get(bookingItem.key(bookingId), 'consistent')

  return {
    getStored,
    get: async (bookingId: BookingId): Promise<BookingState | undefined> => {
      const booking = await getStored(bookingId)
      return booking?.deleted ? undefined : booking
    },
  }
}
