import * as z from 'zod/mini'
import { Audit } from '#shared/kernel/caller.ts'
import { EventId, UserId } from '#shared/kernel/ids.ts'

/** What a channel is handed: where the notification is kept. */
export const NotificationMessage = z.object({ user: UserId, notification: EventId })
export type NotificationMessage = z.infer<typeof NotificationMessage>

/** A mail to an address whose account has gone, and with it its notifications. */
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
