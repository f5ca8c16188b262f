import type { UserId } from '#shared/kernel/ids.ts'
import { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import { apiList } from '#web/platform/api-query.ts'

export const sentNotifications = (userId: UserId) =>
  apiList(notificationsContract.listSentNotifications, { params: { userId }, query: {} })
