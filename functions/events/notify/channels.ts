import { defaultNotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import type { Channel } from '#functions/stores/notifications.items.ts'
import type { User } from '#functions/stores/users.repository.ts'
import { logger } from '#functions/platform/logger.ts'
import type { MailBudget } from './mail-budget.ts'
import type { Message } from './templates/message.ts'

/** Whether a message is sent to this reader by a channel that its template names. */
type Rule = (message: Message, user: User, budget: MailBudget) => Promise<boolean>

/**
 * Messages about the account are always mailed; others as the reader has chosen, and within the daily limit of the
 * account that caused them.
 */
const isMailed: Rule = async ({ kind }, { id, notification_channels = defaultNotificationChannels }, budget) => {
  if (kind === 'account') return true
  if (!notification_channels.email[kind]) return false
  const isSpent = await budget.isSpent()
  if (isSpent) logger.warn('mail not sent: daily limit reached by the account that caused it', { user: id })
  return !isSpent
}

/**
 * Which notifications go out by which channel. Each channel has its own queue and Lambda (`functions/events/channels`).
 */
const rules: Record<Channel, Rule> = { mail: isMailed }

export const channelsFor = async (message: Message, user: User, budget: MailBudget): Promise<Channel[]> => {
  const channels: Channel[] = []
  for (const channel of message.channels) if (await rules[channel](message, user, budget)) channels.push(channel)
  return channels
}

/** Whether a message counts towards the daily limit of the account that caused it. */
export const isCounted = ({ kind }: Message, channels: readonly Channel[]): boolean =>
  kind !== 'account' && channels.includes('mail')
