import * as z from 'zod/mini'
import { Audit } from '#shared/kernel/caller.ts'
import { LocalDate } from '#shared/kernel/dates.ts'
import { BookingId, EventId, OfferId, UserId } from '#shared/kernel/ids.ts'

const subject = { side: z.enum(['professional', 'practice']), dates: z.array(LocalDate) }

/**
 * What a notification is about, for which days and whose side: ids alone, since a channel reads what it says of them
 * when it sends. `isForCalendar`: what the reader's calendar shows of it has changed.
 */
export const About = z.union([
  z.object({ ...subject, booking: BookingId, isForCalendar: z.boolean() }),
  z.object({ ...subject, offer: OfferId, professional: UserId }),
])
export type About = z.infer<typeof About>

/** The notification that a channel has to send. */
export const NotificationMessage = z.object({ user: UserId, notification: EventId, about: z.optional(About) })
export type NotificationMessage = z.infer<typeof NotificationMessage>

/** A mail to the address of a deleted account, whose notifications are deleted too. */
export const AddressMessage = z.object({
  id: EventId,
  address: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  by: Audit,
})
export type AddressMessage = z.infer<typeof AddressMessage>

export const MailMessage = z.union([NotificationMessage, AddressMessage])
