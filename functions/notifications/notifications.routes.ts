import type { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import { addPushToken } from './add-push-token.ts'
import { getPushKey } from './get-push-key.ts'
import {
  getUnreadNotifications,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './notifications.ts'
import { removePushToken } from './remove-push-token.ts'

export const notificationsRoutes = {
  listNotifications,
  getUnreadNotifications,
  markNotificationRead,
  markAllNotificationsRead,
  getPushKey,
  addPushToken,
  removePushToken,
} satisfies Record<keyof typeof notificationsContract, unknown>
