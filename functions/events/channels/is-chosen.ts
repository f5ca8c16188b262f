import { defaultNotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import type { Channel } from '#shared/notifications/channels.ts'
import type { NotificationKind } from '#functions/stores/notifications.items.ts'
import type { User } from '#functions/stores/users.repository.ts'

const choices = { mail: 'email', push: 'push' } as const

/** Whether a user receives notifications of a kind by a channel. What is about the account is always sent. */
export const isChosen = (
  channel: Channel,
  kind: NotificationKind | undefined,
  { notification_channels = defaultNotificationChannels }: User,
): boolean => kind === undefined || kind === 'account' || notification_channels[choices[channel]][kind]
