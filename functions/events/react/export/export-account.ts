import type { ExportedAccount } from '#shared/exports/account-export.schema.ts'
import { defaultNotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { CalendarFeed, CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import type { Device, DevicesRepository } from '#functions/stores/devices.repository.ts'
import type { ExportedReports } from '#functions/stores/exported-reports.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'
import type { Source } from './export-sections.ts'

export type AccountExportRepositories = {
  users: Pick<UsersRepository, 'get'>
  notifications: Pick<NotificationsRepository, 'exportPage'>
  feeds: Pick<CalendarFeedsRepository, 'get'>
  devices: Pick<DevicesRepository, 'list'>
  exportedReports: ExportedReports
}

export const accountOf = (
  { id, email, name, role, consent, createdAt, notification_channels }: User,
  feed: CalendarFeed | undefined,
  devices: readonly Device[],
): ExportedAccount => ({
  id,
  email,
  ...(name && { name }),
  role,
  consent,
  createdAt,
  ...(feed && { calendar_feed: feed.createdAt }),
  devices: devices.map(({ type, registeredAt }) => ({ type, registeredAt })),
  notification_channels: notification_channels ?? defaultNotificationChannels,
})

/** All data about a user without a profile; undefined once the account is deleted. */
export const accountSources = async (
  { users, notifications, feeds, devices, exportedReports }: AccountExportRepositories,
  id: UserId,
  now: Instant,
): Promise<Source[] | undefined> => {
  const user = await users.get(id)
  return (
    user && [
      { name: 'account', value: async () => accountOf(user, await feeds.get(id), await devices.list(id)) },
      { name: 'notifications', page: (cursor) => notifications.exportPage(id, cursor) },
      { name: 'reports', page: (cursor) => exportedReports(id, cursor) },
      { name: 'exportedAt', value: async () => now },
    ]
  )
}
