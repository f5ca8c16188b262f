import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { UserId } from '#shared/kernel/ids.ts'
import type { InstantChoice } from '#shared/professionals/instant-booking.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { instantBookingItem } from './professionals.items.ts'

/**
 * Which practices each locum lets book at once. An instant booking counts in the same item, so that one made with an
 * earlier choice fails.
 */
export const instantBookingsRepository = (db: Db, table: string) => ({
  get: async (id: UserId): Promise<InstantChoice | undefined> => {
    const Key = instantBookingItem.key(id)
    const { Item } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    if (!Item) return undefined
    const { pk: _pk, sk: _sk, v: _v, ...choice } = instantBookingItem.read(Item)
    return choice
  },

  put: (id: UserId, { version, ...choice }: InstantChoice): TransactItem =>
    replace(table, instantBookingItem, { ...instantBookingItem.key(id), ...choice }, version),
})

export type InstantBookingsRepository = ReturnType<typeof instantBookingsRepository>
