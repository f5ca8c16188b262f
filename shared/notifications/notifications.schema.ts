import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { EventId } from '#shared/kernel/ids.ts'
import { channels } from './channels.ts'
import { MAX_COUNTED } from './unread.rules.ts'

/** An in-app notification: a title, a sentence and the page that it opens. */
export const Notification = z.strictObject({
  id: EventId,
  title: z.string(),
  text: z.string(),
  /** Hours, place and pay of what it is about. */
  details: z.optional(z.string()),
  link: z.string(),
  /** What that page is for, where it is not to view what the notification is about. */
  action: z.optional(z.string()),
  createdAt: Instant,
  read: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

/** A small answer to ask for often: `newest` changes with every new notification. */
export const Unread = z.strictObject({ count: z.int().check(z.lte(MAX_COUNTED)), newest: z.optional(EventId) })
export type Unread = z.infer<typeof Unread>

/** What a super admin sees of a user’s notification: not what it says in detail, nor where it leads. */
export const SentNotification = z.strictObject({
  ...z.pick(Notification, { id: true, title: true, text: true, createdAt: true, read: true }).shape,
  /** Those that it has left the app by. */
  sent: z.array(z.enum(channels)),
  /** Those that it has yet to be sent by. */
  due: z.array(z.enum(channels)),
})
export type SentNotification = z.infer<typeof SentNotification>
