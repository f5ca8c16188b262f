import * as z from 'zod/mini'
import { ExportedEntry } from './exported-entry.schema.ts'
import { ExportedReport } from './exported-report.schema.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { memberRoles } from '#shared/kernel/member-roles.ts'
import { Invite } from '#shared/members/members.schema.ts'
import { Suspension } from '#shared/kernel/suspension.schema.ts'
import { roles } from '#shared/kernel/roles.ts'
import { Consent, PrivacyRequest } from '#shared/privacy/privacy.schema.ts'
import { ExportedDevice } from '#shared/notifications/devices.schema.ts'
import { Notification } from '#shared/notifications/notifications.schema.ts'
import { NotificationChannels } from '#shared/identity/notification-channels.schema.ts'

export const ExportedAccount = z.strictObject({
  id: UserId,
  email: z.string(),
  name: z.optional(z.string()),
  role: z.enum(roles),
  /** The versions of the terms and the privacy notice that were agreed to. */
  consents: z.array(Consent),
  /** Since when they object to direct marketing. */
  marketing_objected_at: z.optional(Instant),
  notification_channels: NotificationChannels,
  /** When the private calendar address was created, if there is one. */
  calendar_feed: z.optional(Instant),
  /** Phones and browsers that receive notifications. */
  devices: z.array(ExportedDevice),
  /** Since when the account is suspended, and why. */
  suspended: z.optional(Suspension),
  createdAt: Instant,
})
export type ExportedAccount = z.infer<typeof ExportedAccount>

/** All data about a user besides their profile or practices. */
export const AccountExport = z.strictObject({
  account: ExportedAccount,
  /** The practices that they work for, and the invites to them that they have sent. */
  memberships: z.array(
    z.strictObject({
      companyId: CompanyId,
      practice: z.string(),
      role: z.enum(memberRoles),
      since: z.optional(Instant),
      lastActiveAt: z.optional(Instant),
      invitesSent: z.array(z.omit(Invite, { inviteLink: true })),
    }),
  ),
  notifications: z.array(Notification),
  reports: z.array(ExportedReport),
  privacyRequests: z.array(PrivacyRequest),
  history: z.array(ExportedEntry),
  exportedAt: Instant,
})
export type AccountExport = z.infer<typeof AccountExport>
