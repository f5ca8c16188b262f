import * as z from 'zod/mini'
import { Party } from '#shared/kernel/caller.ts'
import { LocalDate } from '#shared/kernel/dates.ts'
import { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'

const subject = { reader: Party, dates: z.array(LocalDate) }

/**
 * What a notification is about, for which days and for whom: ids alone, since what is said of them is read when it is
 * written or sent. `isForCalendar`: what the reader's calendar shows of it has changed.
 */
export const About = z.union([
  z.object({ ...subject, booking: BookingId, isForCalendar: z.boolean() }),
  z.object({ ...subject, offer: OfferId, professional: UserId }),
])
export type About = z.infer<typeof About>

/** A message, and which party of its conversation reads it: a notification is sent only until then. */
export const ChatAbout = z.object({
  reader: Party,
  professional: UserId,
  practice: CompanyId,
  number: z.optional(z.int()),
})
export type ChatAbout = z.infer<typeof ChatAbout>
