import * as z from 'zod/mini'
import { crossCheck } from '#shared/kernel/cross-check.ts'
import { LocalTime } from '#shared/kernel/dates.ts'

const onOff = z._default(z.boolean(), true)
const Kinds = z.strictObject({ offers: onOff, bookings: onOff, messages: onOff })

/** South African time; over midnight if it ends before it begins. */
const QuietHours = z
  .strictObject({ from: LocalTime, to: LocalTime })
  .check(crossCheck(['from', 'to'], ({ from, to }) => from !== to, 'Choose another time than the start'))
export type QuietHours = z.infer<typeof QuietHours>

/** Reminders besides that of the day before a shift, which everyone receives. */
const Reminders = z.strictObject({ two_hours: z.boolean() })

/** Which notifications a user receives by which channel; those about the account itself are always sent. */
export const NotificationChannels = z.strictObject({
  email: z.prefault(Kinds, {}),
  push: z.prefault(Kinds, {}),
  /** Without it, notifications are sent at any hour. */
  quiet_hours: z.optional(QuietHours),
  reminders: z.optional(Reminders),
})
export type NotificationChannels = z.infer<typeof NotificationChannels>

const someKinds = {
  offers: z.optional(z.boolean()),
  bookings: z.optional(z.boolean()),
  messages: z.optional(z.boolean()),
}

/** What is left out stays as it is, also of a channel; null ends the quiet hours. */
export const NotificationChannelsChange = z.strictObject({
  email: z.optional(z.strictObject(someKinds)),
  push: z.optional(z.strictObject(someKinds)),
  quiet_hours: z.optional(z.nullable(QuietHours)),
  reminders: z.optional(Reminders),
})
export type NotificationChannelsChange = z.infer<typeof NotificationChannelsChange>

/** The default until a user chooses. */
export const defaultNotificationChannels: NotificationChannels = NotificationChannels.parse({})
