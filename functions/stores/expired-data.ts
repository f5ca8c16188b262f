import type { Instant } from '#shared/kernel/dates.ts'
import {
  eventIdOf,
  isCompanyId,
  type BookingId,
  type CompanyId,
  type OfferId,
  type PlacementId,
  type RedemptionId,
  type UserId,
} from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { deleteRange } from '#functions/platform/dynamo/delete-range.ts'
import { itemsOf, readsOf } from '#functions/platform/dynamo/items-of.ts'
import { between } from '#functions/platform/dynamo/ranges.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { bookingItem, cancellationItem } from './bookings.items.ts'
import { noteItem } from './notifications.items.ts'
import { placementItem } from './placements.items.ts'
import { viewItem } from './professionals.items.ts'
import { redemptionItem } from './wallets.items.ts'

type Tables = Record<
  'USERS_TABLE' | 'PROFESSIONALS_TABLE' | 'OFFERS_TABLE' | 'BOOKINGS_TABLE' | 'WALLETS_TABLE' | 'PLACEMENTS_TABLE',
  string
>
type Owner = UserId | CompanyId

/** Removes what is kept for a time only. Each can run again. */
export const expiredData = (db: Db, tables: Tables) => {
  const placements = itemsOf(db, tables.PLACEMENTS_TABLE, placementItem)
  const redemptions = itemsOf(db, tables.WALLETS_TABLE, redemptionItem)
  const bookings = itemsOf(db, tables.BOOKINGS_TABLE, bookingItem)
  const views = readsOf(db, tables.PROFESSIONALS_TABLE)
  const records = readsOf(db, tables.BOOKINGS_TABLE)

  return {
    removeNotifications: (id: UserId, since: Instant): Promise<void> =>
      deleteRange(db, tables.USERS_TABLE, {
        pk: id,
        sk: between(noteItem.name, noteItem.key(id, eventIdOf(since, new Uint8Array(16))).sk),
      }),

    removeViews: (id: UserId, since: Instant): Promise<void> =>
      deleteRange(db, tables.PROFESSIONALS_TABLE, {
        pk: id,
        sk: between(viewItem.name, viewItem.key(id, since).sk),
      }),

    /** Whether a deleted owner has records that will have to go later. */
    hasRecords: async (owner: Owner): Promise<boolean> => {
      const found = await Promise.all([
        records.page(cancellationItem.all(owner), 'consistent', { limit: 1 }),
        ...(isCompanyId(owner) ? [] : [views.page(viewItem.all(owner), 'consistent', { limit: 1 })]),
      ])
      return found.some(({ items }) => items.length > 0)
    },

    removeCancellations: (owner: Owner, since: Instant): Promise<void> =>
      deleteRange(db, tables.BOOKINGS_TABLE, {
        pk: owner,
        sk: between(cancellationItem.name, cancellationItem.key(owner, since).sk),
      }),

    /** With its applications. */
    removeOffer: (id: OfferId): Promise<void> => deleteRange(db, tables.OFFERS_TABLE, { pk: id }),

    removeBooking: async (id: BookingId): Promise<void> => {
      await writeOne(db, bookings.remove(bookingItem.key(id)))
    },

    removePlacement: async (id: PlacementId): Promise<void> => {
      await writeOne(db, placements.remove(placementItem.key(id)))
    },

    removeRedemption: async (id: RedemptionId): Promise<void> => {
      await writeOne(db, redemptions.remove(redemptionItem.key(id)))
    },

    removeWallet: (owner: Owner): Promise<void> => deleteRange(db, tables.WALLETS_TABLE, { pk: owner }),
  }
}

export type ExpiredData = ReturnType<typeof expiredData>
