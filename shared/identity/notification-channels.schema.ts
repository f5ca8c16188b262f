import * as z from 'zod/mini'

const onOff = z._default(z.boolean(), true)
const Kinds = z.strictObject({ offers: onOff, bookings: onOff })

/** What a user wants to be told of, and how; what concerns the account itself is always told. */
export const NotificationChannels = z.strictObject({ email: z.prefault(Kinds, {}) })
export type NotificationChannels = z.infer<typeof NotificationChannels>

/** What somebody is told who has chosen nothing yet. */
export const everyNotification: NotificationChannels = NotificationChannels.parse({})
