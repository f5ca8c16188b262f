import * as z from 'zod/mini'
import { BookedDay } from '#shared/bookings/bookings.schema.ts'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { Lunch } from '#shared/kernel/shift.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

const party = () => ({ name: z.string(), contact: z.string(), email: z.string() })

export const bookingItem = defineItem({
  name: 'BOOKING',
  table: 'bookings',
  version: 2,
  // Since version 2 the system can be the one who cancels.
  upgrades: { 1: (old) => old },
  schema: () =>
    z.strictObject({
      pk: BookingId,
      sk: z.literal('BOOKING'),
      companyId: CompanyId,
      professionalId: UserId,
      place: z.string(),
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
      days: z.record(LocalDate, BookedDay),
      bookedBy: UserId,
      cancelled: z.optional(
        z.strictObject({ by: z.enum(['professional', 'company', 'system']), reason: z.string(), at: Instant }),
      ),
      createdAt: Instant,
      version: z.int(),
    }),
})
