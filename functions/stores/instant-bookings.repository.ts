import type { UserId } from '#shared/kernel/ids.ts'
import type { InstantChoice } from '#shared/professionals/instant-booking.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { instantBookingItem } from './professionals.items.ts'

/**
 * Which practices each locum lets book at once. An instant booking counts in the same item, so that one made with an
 * earlier choice fails.
 */
export const instantBookingsRepository = (db: Db, table: string) => {
  const choices = itemsOf(db, table, instantBookingItem)
  return {
    get: (id: UserId): Promise<InstantChoice | undefined> => choices.get(instantBookingItem.key(id), 'consistent'),

    put: (id: UserId, choice: InstantChoice): TransactItem => choices.save(instantBookingItem.key(id), choice),
  }
}

export type InstantBookingsRepository = ReturnType<typeof instantBookingsRepository>
