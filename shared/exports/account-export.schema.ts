import * as z from 'zod/mini'
import { ExportedReport } from './exported-report.schema.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { roles } from '#shared/kernel/roles.ts'
import { ExportedDevice } from '#shared/notifications/devices.schema.ts'
import { Notification } from '#shared/notifications/notifications.schema.ts'
import { NotificationChannels } from '#shared/identity/notification-channels.schema.ts'

export const ExportedAccount = z.strictObject({
  id: UserId,
  email: z.string(),
  name: z.optional(z.string()),
  role: z.enum(roles),
  /** The version of the terms and the privacy notice that was agreed to. */
  consent: z.optional(z.string()),
  notification_channels: NotificationChannels,
  /** When the private calendar address was created, if there is one. */
  calendar_feed: z.optional(Instant),
  /** Phones and browsers that receive notifications. */
  devices: z.array(ExportedDevice),
  createdAt: Instant,
})
export type ExportedAccount = z.infer<typeof ExportedAccount>

/** All data about a user besides their profile or practices. */
export const AccountExport = z.strictObject({
  account: ExportedAccount,
  notifications: z.array(Notification),
  reports: z.array(ExportedReport),
  exportedAt: Instant,
})
export type AccountExport = z.infer<typeof AccountExport>
