import { defaultNotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import type { Channel } from '#functions/stores/notifications.items.ts'
import type { DevicesRepository } from '#functions/stores/devices.repository.ts'
import type { User } from '#functions/stores/users.repository.ts'
import { logger } from '#functions/platform/logger.ts'
import type { MailBudget } from './mail-budget.ts'
import type { Message } from './templates/message.ts'

export type ChannelDeps = { budget: MailBudget; devices: Pick<DevicesRepository, 'hasAny'> }

/** Whether a message is sent to this reader by a channel that its template names. */
type Rule = (message: Message, user: User, deps: ChannelDeps) => Promise<boolean>

const isChosen = (
  choice: 'email' | 'push',
  { kind }: Message,
  { notification_channels = defaultNotificationChannels }: User,
): boolean => kind === 'account' || notification_channels[choice][kind]

/**
 * Messages about the account are always mailed; others as the reader has chosen, and within the daily limit of the
 * account that caused them.
 */
const isMailed: Rule = async (message, user, { budget }) => {
  if (!isChosen('email', message, user)) return false
  const isSpent = message.kind !== 'account' && (await budget.isSpent())
  if (isSpent) logger.warn('mail not sent: daily limit reached by the account that caused it', { user: user.id })
  return !isSpent
}

/** To readers with a device, as they have chosen. */
const isPushed: Rule = async (message, user, { devices }) =>
  isChosen('push', message, user) && (await devices.hasAny(user.id))

/**
 * Which notifications go out by which channel. Each channel has its own queue and Lambda (`functions/events/channels`).
 */
const rules: Record<Channel, Rule> = { mail: isMailed, push: isPushed }

export const channelsFor = async (message: Message, user: User, deps: ChannelDeps): Promise<Channel[]> => {
  const channels: Channel[] = []
  for (const channel of message.channels) if (await rules[channel](message, user, deps)) channels.push(channel)
  return channels
}

/** Whether a message counts towards the daily limit of the account that caused it. */
export const isCounted = ({ kind }: Message, channels: readonly Channel[]): boolean =>
  kind !== 'account' && channels.includes('mail')
