import * as z from 'zod/mini'
import { Audit } from '#shared/kernel/caller.ts'
import { EventId, UserId } from '#shared/kernel/ids.ts'
import { About } from '#functions/events/details/about.ts'

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
