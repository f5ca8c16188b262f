import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import type { Notification } from '#shared/notifications/notifications.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'

type Deps = Pick<Context, 'caller'> & { notifications: NotificationsRepository }
type Input = InputOf<(typeof notificationsContract)['markNotificationRead']>

/** Needs no command record: marking twice has the same result. */
export const markNotificationRead = async (
  { caller, notifications }: Deps,
  { params }: Input,
): Promise<Notification> => {
  const notification = await notifications.markRead(caller.account, params.id)
  if (!notification) throw new DomainError('NOTIFICATION_NOT_FOUND')
  return notification
}
