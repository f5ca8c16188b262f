import type { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { DevicesRepository } from '#functions/stores/devices.repository.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { addPushToken } from './add-push-token.ts'
import { getPushKey } from './get-push-key.ts'
import { getUnreadNotifications } from './get-unread-notifications.ts'
import { listNotifications } from './list-notifications.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import { removePushToken } from './remove-push-token.ts'

type Deps = {
  notifications: NotificationsRepository
  devices: DevicesRepository
  users: UsersRepository
  readPushSecret: (now: number) => Promise<string>
  push: { hosts: readonly string[]; types: readonly string[] }
}

export const notificationsRoutes = {
  listNotifications,
  getUnreadNotifications,
  markNotificationRead,
  markAllNotificationsRead,
  getPushKey,
  addPushToken,
  removePushToken,
} satisfies Handlers<typeof notificationsContract, Deps>
