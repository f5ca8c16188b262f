import { quietUntil } from '#shared/identity/notification-channels.rules.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { MessagesRepository } from '#functions/stores/messages.repository.ts'
import type { DueNotification, DueNotificationsRepository } from '#functions/stores/due-notifications.repository.ts'
import type { Channel } from '#functions/stores/notifications.items.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'
import type { UserMessage } from './channel-message.ts'
import { isChosen } from './is-chosen.ts'

export type TakeDeps = {
  users: Pick<UsersRepository, 'get'>
  dueNotifications: Pick<DueNotificationsRepository, 'get' | 'list' | 'markSent'>
  agenda: Pick<AgendaRepository, 'enter'>
  messages: Pick<MessagesRepository, 'getChat'>
}

/** What goes out to a user now, as one; nothing to a deleted account, and nothing twice. */
export type Taken = { reader: User; notifications: DueNotification[] }

/** What is read in the conversation needs no notification any more, nor what its reader has turned off meanwhile. */
const isWanted = async (
  { kind, chat }: DueNotification,
  channel: Channel,
  reader: User,
  { messages }: TakeDeps,
): Promise<boolean> =>
  isChosen(channel, kind, reader) && (!chat || ((await messages.getChat(chat, chat.reader))?.unread ?? 0) > 0)

/** Mails about the account are sent by themselves, perhaps at this moment; taking them too would repeat them. */
const isCollected = (channel: Channel, { kind }: DueNotification): boolean => channel !== 'mail' || kind !== 'account'

const dueTo = async (message: UserMessage, channel: Channel, { dueNotifications }: TakeDeps) => {
  if ('since' in message) {
    const due = await dueNotifications.list(message.user, channel, message.since)
    return due.filter((notification) => isCollected(channel, notification))
  }
  const found = await dueNotifications.get(message.user, message.notification)
  return found?.due.includes(channel) ? [{ ...found, about: found.about ?? message.about }] : []
}

type Due = DueNotification[]

/** In the reader's quiet hours only what is about the account; the rest is due when they end. */
export const takeDue = async (
  message: UserMessage,
  channel: Channel,
  deps: TakeDeps,
  now: Instant,
): Promise<Taken | undefined> => {
  const [reader, due] = await Promise.all([deps.users.get(message.user), dueTo(message, channel, deps)])
  if (!reader) return undefined
  const until = quietUntil(reader.notification_channels?.quiet_hours, now)
  const answers = await Promise.all(due.map((notification) => isWanted(notification, channel, reader, deps)))
  const [wanted, unwanted] = [true, false].map((is) => due.filter((_, at) => answers[at] === is)) as [Due, Due]
  if (unwanted.length > 0) await markTaken({ reader, notifications: unwanted }, channel, deps)
  const notifications = until ? wanted.filter(({ kind }) => kind === 'account') : wanted
  if (until && notifications.length < wanted.length)
    await deps.agenda.enter({ kind: 'quiet', subject: message.user, at: until })
  return { reader, notifications }
}

export const markTaken = async ({ reader, notifications }: Taken, channel: Channel, deps: TakeDeps): Promise<void> => {
  await Promise.all(
    notifications.map((notification) => deps.dueNotifications.markSent(reader.id, notification, channel)),
  )
}
