import * as z from 'zod/mini'
import { Audit } from '#shared/kernel/caller.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, EventId, InviteId, UserId } from '#shared/kernel/ids.ts'
import { About } from '#shared/notifications/notification-about.schema.ts'

/** The notification that a channel has to send. `about` is in messages queued before version 3 of notifications. */
export const NotificationMessage = z.object({ user: UserId, notification: EventId, about: z.optional(About) })
export type NotificationMessage = z.infer<typeof NotificationMessage>

/**
 * That a channel has to send whatever is due to a user since a time, as one. `at` is the time of the notification that
 * has waited: a conversation's later ones still wait to be read.
 */
export const DueMessage = z.object({ user: UserId, since: Instant, at: z.optional(Instant) })
export type DueMessage = z.infer<typeof DueMessage>

export const UserMessage = z.union([NotificationMessage, DueMessage])
export type UserMessage = z.infer<typeof UserMessage>

/** A mail to an address without an account: of a deleted one, whose notifications are deleted too, or the mailbox. */
export const AddressMessage = z.object({
  id: EventId,
  address: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  action: z.optional(z.string()),
  facts: z.optional(z.array(z.object({ label: z.string(), value: z.string(), href: z.optional(z.string()) }))),
  by: Audit,
})
export type AddressMessage = z.infer<typeof AddressMessage>

/** An invite to a practice, which its mail reads when it is sent. */
export const InviteMessage = z.object({
  id: EventId,
  invite: InviteId,
  company: CompanyId,
  sending: z.int(),
  by: Audit,
})
export type InviteMessage = z.infer<typeof InviteMessage>

export const MailMessage = z.union([UserMessage, AddressMessage, InviteMessage])

/** That the mobile push service should forget devices which a user has removed. */
export const EndpointsMessage = z.object({ user: UserId, endpoints: z.array(z.string()) })
export type EndpointsMessage = z.infer<typeof EndpointsMessage>

export const PushMessage = z.union([UserMessage, EndpointsMessage])
