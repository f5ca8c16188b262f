import { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import { apiQuery } from '#web/platform/api-query.ts'

/** Asked for often, so it is small; the list is read when the menu is opened. */
export const unreadNotifications = apiQuery(notificationsContract.getUnreadNotifications)
