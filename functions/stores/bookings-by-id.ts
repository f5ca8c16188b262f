import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { bookingItem } from './bookings.items.ts'

/** For a Lambda that reads nothing else of bookings. */
export const bookingsById = (db: Db, table: string) => {
  /** Deleted bookings too, for what follows from their events. */
  const getStored = async (bookingId: BookingId): Promise<BookingState | undefined> => {
    const Key = bookingItem.key(bookingId)
    const { Item } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    return Item && bookingItem.read(Item)
  }

  return {
    getStored,
    get: async (bookingId: BookingId): Promise<BookingState | undefined> => {
      const booking = await getStored(bookingId)
      return booking?.deleted ? undefined : booking
    },
  }
}
