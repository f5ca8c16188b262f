import { isChosen } from '#functions/events/channels/is-chosen.ts'
import type { Channel } from '#shared/notifications/channels.ts'
import type { DevicesRepository } from '#functions/stores/devices.repository.ts'
import type { User } from '#functions/stores/users.repository.ts'
import { logger } from '#functions/platform/logger.ts'
import type { MailBudget } from './mail-budget.ts'
import type { NewNotification } from './templates/notification.ts'

export type ChannelDeps = { budget: MailBudget; devices: Pick<DevicesRepository, 'hasAny'> }

/** Whether a notification is sent to this reader by a channel that its template names. */
type Rule = (notification: NewNotification, user: User, deps: ChannelDeps) => Promise<boolean>

/**
 * Not what is about the account; nor a new message of a conversation, which is mailed only if it stays unread, and then
 * once until its reader has opened it.
 */
const isLimited = ({ kind, chat }: NewNotification): boolean => kind !== 'account' && !chat

/** As the reader has chosen, and within the daily limit of the account that caused it. */
const isMailed: Rule = async (notification, user, { budget }) => {
  if (!isChosen('mail', notification.kind, user)) return false
  const isSpent = isLimited(notification) && (await budget.isSpent())
  if (isSpent) logger.warn('mail not sent: daily limit reached by the account that caused it', { user: user.id })
  return !isSpent
}

/** To readers with a device, as they have chosen. */
const isPushed: Rule = async (notification, user, { devices }) =>
  isChosen('push', notification.kind, user) && (await devices.hasAny(user.id))

/**
 * Which notifications go out by which channel. Each channel has its own queue and Lambda (`functions/events/channels`).
 */
const rules: Record<Channel, Rule> = { mail: isMailed, push: isPushed }

export const channelsFor = async (notification: NewNotification, user: User, deps: ChannelDeps): Promise<Channel[]> => {
  const channels: Channel[] = []
  for (const channel of notification.channels)
    if (await rules[channel](notification, user, deps)) channels.push(channel)
  return channels
}

/** Whether a notification counts towards the daily limit of the account that caused it. */
export const isCounted = (notification: NewNotification, channels: readonly Channel[]): boolean =>
  isLimited(notification) && channels.includes('mail')
