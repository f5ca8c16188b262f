import * as z from 'zod/mini'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { BookingId, PostingCode, UserId } from '#shared/kernel/ids.ts'
import { bytes, defineItem } from '#functions/platform/dynamo/define-item.ts'

export const lockItem = defineItem({
  name: 'LOCK',
  table: 'calendars',
  version: 2,
  // Registrations had no expiry then.
  upgrades: { 1: (old) => old },
  schema: () =>
    z.strictObject({
      pk: UserId,
      sk: z.literal('LOCK'),
      approved: z.boolean(),
      registeredUntil: z.optional(LocalDate),
      markets: z.array(z.string()),
      openDays: bytes(),
      monthVersions: z.record(z.string(), z.int()),
      version: z.int(),
    }),
})

const stretch = () => ({ from: z.int(), to: z.int() })

export const monthItem = defineItem({
  name: 'month',
  table: 'calendars',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: UserId,
      sk: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
      days: z.record(
        LocalDate,
        z.strictObject({
          slots: z.array(z.strictObject({ ...stretch(), booking: BookingId })),
          posting: z.optional(PostingCode),
          hours: z.optional(z.strictObject(stretch())),
          mark: z.optional(z.enum(['tentative', 'off'])),
        }),
      ),
      postings: z.optional(z.record(PostingCode, z.strictObject({ createdAt: Instant, updatedAt: Instant }))),
      version: z.int(),
    }),
})
