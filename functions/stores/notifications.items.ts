import * as z from 'zod/mini'
import { CompanyId, EventId, UserId } from '#shared/kernel/ids.ts'
import { About, ChatAbout } from '#shared/notifications/notification-about.schema.ts'
import { Pace } from '#shared/notifications/pace.schema.ts'
import { channels } from '#shared/notifications/channels.ts'
import { Notification } from '#shared/notifications/notifications.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

const kinds = ['offers', 'bookings', 'messages', 'account'] as const
/** Users choose which of them go out by which channel, except those about their account. */
export type NotificationKind = (typeof kinds)[number]

/** What a channel needs to send it. */
const sending = {
  kind: z.optional(z.enum(kinds)),
  /** What a locked screen may show of it. */
  push: z.optional(z.string()),
  about: z.optional(About),
  /** The practice that it is for: its reader receives it as a member. */
  practice: z.optional(CompanyId),
  /** The channels it has yet to be sent by; DynamoDB stores no empty set. */
  due: z.optional(z.set(z.enum(channels))),
  /** Those that it was sent by; one that its reader does not want is neither. */
  sent: z.optional(z.set(z.enum(channels))),
}

export const noteItem = defineItem({
  name: 'NOTE#',
  table: 'users',
  version: 1,
  storedOnly: ['unreadBy'],
  schema: () =>
    z.strictObject({
      ...z.omit(Notification, { id: true }).shape,
      ...sending,
      pk: UserId,
      sk: z.string().check(z.startsWith('NOTE#')),
      /** What its mail is kept apart from. */
      pace: z.optional(Pace),
      /** Its user, while it is unread. */
      unreadBy: z.optional(UserId),
    }),
})

/** About new messages of a conversation: not in the user's list, and removed once it is sent. */
export const chatNoteItem = defineItem({
  name: 'CHATNOTE#',
  table: 'users',
  version: 1,
  schema: () =>
    z.strictObject({
      ...z.omit(Notification, { id: true, details: true, action: true, read: true }).shape,
      ...sending,
      pk: UserId,
      sk: z.string().check(z.startsWith('CHATNOTE#')),
      chat: ChatAbout,
    }),
})

/** Up to which notification a user has marked all as read. */
export const readMarkItem = defineItem({
  name: 'READ',
  table: 'users',
  version: 1,
  schema: () => z.strictObject({ pk: UserId, sk: z.literal('READ'), upTo: EventId }),
})
