import type { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import { addPushToken, getPushKey, removePushToken } from './push.ts'
import {
  getUnreadNotifications,
  listNotifications,
  listSentNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './notifications.ts'

export const notificationsRoutes = {
  listNotifications,
  listSentNotifications,
  getUnreadNotifications,
  markNotificationRead,
  markAllNotificationsRead,
  getPushKey,
  addPushToken,
  removePushToken,
} satisfies Record<keyof typeof notificationsContract, unknown>
