import * as z from 'zod/mini'

const onOff = z._default(z.boolean(), true)
const Kinds = z.strictObject({ offers: onOff, bookings: onOff })

/** Which notifications a user receives by mail; those about the account itself are always sent. */
export const NotificationChannels = z.strictObject({
  email: z.prefault(Kinds, {}),
  /** Reminders besides that of the day before a shift, which everyone receives. */
  reminders: z.optional(z.strictObject({ two_hours: z.boolean() })),
})
export type NotificationChannels = z.infer<typeof NotificationChannels>

/** The default until a user chooses. */
export const defaultNotificationChannels: NotificationChannels = NotificationChannels.parse({})
