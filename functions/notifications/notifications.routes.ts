import type { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'
import { listNotifications } from './list-notifications.ts'
import { markNotificationRead } from './mark-notification-read.ts'

export const notificationsRoutes = { listNotifications, markNotificationRead } satisfies Handlers<
  typeof notificationsContract,
  { notifications: NotificationsRepository }
>
