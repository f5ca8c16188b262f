import type { Unread } from '#shared/notifications/notifications.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'

type Deps = Pick<Context, 'caller'> & { notifications: NotificationsRepository }

export const getUnreadNotifications = ({ caller, notifications }: Deps): Promise<Unread> =>
  notifications.unread(caller.account)
