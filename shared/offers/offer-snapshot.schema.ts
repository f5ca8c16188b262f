import * as z from 'zod/mini'
import { Lunch, Shift } from '#shared/kernel/shift.schema.ts'

/** What an edit can change, except the notes. */
export const OfferSnapshot = z.strictObject({
  profession: z.string(),
  practice_region: z.strictObject({ province: z.string(), region: z.string() }),
  experience: z.int(),
  rates: z.tuple([z.string(), z.string()]),
  lunch: Lunch,
  skills: z.array(z.string()),
  request_dates: z.array(Shift),
})

/** For whom it was another offer before: as it was then. */
export const BeforeEdit = z.extend(OfferSnapshot, { new_notes: z.optional(z.literal(true)) })
