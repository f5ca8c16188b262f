import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import type { Notification } from '#shared/notifications/notifications.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'

type Deps = Pick<Context, 'caller'> & { notifications: NotificationsRepository }
type Input = InputOf<(typeof notificationsContract)['listNotifications']>

export const listNotifications = ({ caller, notifications }: Deps, { query }: Input): Promise<Page<Notification>> =>
  notifications.list(caller.account, query.NextToken)
