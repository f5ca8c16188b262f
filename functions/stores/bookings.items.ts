import * as z from 'zod/mini'
import { BookedDay, Late } from '#shared/bookings/bookings.schema.ts'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { hash32 } from '#shared/kernel/hash.ts'
import { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { Lunch } from '#shared/kernel/shift.schema.ts'
import { defineItem, type Stored } from '#functions/platform/dynamo/define-item.ts'

const cancellation = () =>
  z.strictObject({
    by: z.enum(['professional', 'company', 'admin', 'system']),
    reason: z.string(),
    at: Instant,
    undone: z.optional(z.literal(true)),
  })

/** Until version 2 the booking had only its last cancellation, and no skills. */
const withCancelledDays = (old: Stored): Stored => {
  const { cancelled, ...booking } = old as Stored & { cancelled?: { at: string }; days: Record<string, Stored> }
  const days = Object.entries(booking.days).map(([date, day]) => [
    date,
    day.cancelled ? { ...day, cancellation: cancelled } : day,
  ])
  return { ...booking, days: Object.fromEntries(days), skills: [], updatedAt: cancelled?.at ?? booking.createdAt }
}

/** A cancellation that counts against the party that made it. */
export const cancellationItem = defineItem({
  name: 'CANCELLATION#',
  table: 'bookings',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: z.union([UserId, CompanyId]),
      sk: z.string().check(z.startsWith('CANCELLATION#')),
      bookingId: BookingId,
      dates: z.array(LocalDate),
    }),
})

/** All bookings are searched by the index `all`, which is spread so that no partition takes every write. */
const SHARDS = 4
export const bookingShards = Array.from({ length: SHARDS }, (_, shard) => String(shard))
export const bookingShard = (bookingId: string): string => String(hash32(bookingId) % SHARDS)

const party = () => ({ name: z.string(), contact: z.string(), email: z.string() })

export const bookingItem = defineItem({
  name: 'BOOKING',
  table: 'bookings',
  version: 8,
  // Since 2 the system can cancel, 3 each cancelled day says why, 4 one can undo, 5 be late, 6 it has its shard, 7 a
  // super admin can cancel, 8 and delete.
  upgrades: {
    1: (old) => old,
    2: withCancelledDays,
    3: (old) => old,
    4: (old) => old,
    5: (old) => ({ ...old, shard: bookingShard(String(old.id)) }),
    6: (old) => old,
    7: (old) => old,
  },
  schema: () =>
    z.strictObject({
      pk: BookingId,
      sk: z.literal('BOOKING'),
      companyId: CompanyId,
      professionalId: UserId,
      place: z.string(),
      shard: z.string(),
      id: BookingId,
      offerId: OfferId,
      reference: z.string(),
      requestType: z.enum(['availability', 'public_offer']),
      company: z.strictObject({ id: CompanyId, ...party() }),
      professional: z.strictObject({ id: UserId, ...party() }),
      profession: z.string(),
      province: z.string(),
      region: z.string(),
      lunch: Lunch,
      notes: z.string(),
      skills: z.array(z.string()),
      days: z.record(
        LocalDate,
        z.extend(BookedDay, { cancellation: z.optional(cancellation()), late: z.optional(Late) }),
      ),
      deleted: z.optional(Instant),
      bookedBy: UserId,
      createdAt: Instant,
      updatedAt: Instant,
      version: z.int(),
    }),
})
