import * as z from 'zod/mini'
import { BookedDay, Late } from '#shared/bookings/bookings.schema.ts'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { hash32 } from '#shared/kernel/hash.ts'
import { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { Lunch } from '#shared/kernel/shift.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

const cancellation = () =>
  z.strictObject({
    by: z.enum(['professional', 'practice', 'admin', 'system']),
    reason: z.string(),
    at: Instant,
    undone: z.optional(z.literal(true)),
    onBehalf: z.optional(z.literal(true)),
  })

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

/** What a practice's bookings add up to in a month, in cents and numbers. */
export const sumsItem = defineItem({
  name: 'SUMS#',
  table: 'bookings',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: CompanyId,
      sk: z.string().check(z.startsWith('SUMS#')),
      pay: z.int(),
      bookings: z.int(),
      creditsToCome: z.int(),
      bookingsToCome: z.int(),
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
  version: 4,
  // The second version says who was stood in for, the third also at a cancellation, the fourth by new notes.
  upgrades: { 1: (old) => old, 2: (old) => old, 3: (old) => old },
  storedOnly: ['companyId', 'professionalId', 'sortKey', 'shard'],
  schema: () =>
    z.strictObject({
      pk: BookingId,
      sk: z.literal('BOOKING'),
      companyId: CompanyId,
      professionalId: UserId,
      sortKey: z.string(),
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
      settled: z.optional(z.strictObject({ at: Instant, credits: z.int() })),
      bookedBy: UserId,
      onBehalf: z.optional(z.literal(true)),
      notesOnBehalf: z.optional(z.literal(true)),
      createdAt: Instant,
      updatedAt: Instant,
      version: z.int(),
    }),
})
