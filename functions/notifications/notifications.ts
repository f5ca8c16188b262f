import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import type { Notification, SentNotification, Unread } from '#shared/notifications/notifications.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Context } from '#functions/platform/context.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'

type Contract = typeof notificationsContract

type Deps = Pick<Context, 'caller'> & { notifications: NotificationsRepository }

export const listNotifications = (
  { caller, notifications }: Deps,
  { query }: InputOf<Contract['listNotifications']>,
): Promise<Page<Notification>> => notifications.list(caller.account, query.NextToken, caller.onlyPractice)

/** For a super admin. An account that does not exist has none. */
export const listSentNotifications = (
  { notifications }: Pick<Deps, 'notifications'>,
  { params: { userId }, query }: InputOf<Contract['listSentNotifications']>,
): Promise<Page<SentNotification>> => notifications.listSent(userId, query.NextToken)

export const getUnreadNotifications = ({ caller, notifications }: Deps): Promise<Unread> =>
  caller.onlyPractice
    ? notifications.unreadAbout(caller.account, caller.onlyPractice)
    : notifications.unread(caller.account)

type MarkDeps = Deps & Pick<Context, 'mark'>

/** Needs no command record: marking twice has the same result. */
export const markNotificationRead = async (
  { caller, mark, notifications }: MarkDeps,
  { params }: InputOf<Contract['markNotificationRead']>,
): Promise<Notification> => {
  const of = [caller.account, params.id] as const
  const notification = await mark(
    () => notifications.markRead(...of),
    () => notifications.get(...of),
  )
  if (!notification) throw new DomainError('NOTIFICATION_NOT_FOUND')
  return notification
}

/** One mark for all of them, and none for those that have arrived since the caller looked. */
export const markAllNotificationsRead = async (
  { caller, mark, notifications }: MarkDeps,
  { body }: InputOf<Contract['markAllNotificationsRead']>,
): Promise<Unread> => {
  await mark(
    () => notifications.markReadUpTo(caller.account, body.upTo),
    async () => undefined,
  )
  return getUnreadNotifications({ caller, notifications })
}
