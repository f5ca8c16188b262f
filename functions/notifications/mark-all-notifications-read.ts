import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import type { Unread } from '#shared/notifications/notifications.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'

type Deps = Pick<Context, 'caller'> & { notifications: NotificationsRepository }
type Input = InputOf<(typeof notificationsContract)['markAllNotificationsRead']>

/** One mark for all of them, and none for those that have arrived since the caller looked. */
export const markAllNotificationsRead = async ({ caller, notifications }: Deps, { body }: Input): Promise<Unread> => {
  await notifications.markReadUpTo(caller.account, body.upTo)
  return notifications.unread(caller.account)
}
