import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'

/** The most days that are asked for at once: more than a year has public holidays. */
export const MAX_COUNTED_DAYS = 30

/** Dates, separated by commas. */
export const DateList = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(400)),
    z.transform((text) => text.split(',')),
  ),
  z.array(LocalDate).check(z.maxLength(MAX_COUNTED_DAYS)),
)

/** `more` where only the first bookings were read. */
export const BookedDays = z.strictObject({
  days: z.array(z.strictObject({ date: LocalDate, bookings: z.int(), more: z.optional(z.boolean()) })),
})
export type BookedDays = z.infer<typeof BookedDays>
