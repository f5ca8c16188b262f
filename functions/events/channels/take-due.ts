import { quietUntil } from '#shared/identity/notification-channels.rules.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { ChatAbout } from '#shared/notifications/notification-about.schema.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { members } from '#functions/stores/members.ts'
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
  members: Pick<ReturnType<typeof members>, 'isMember'>
}

/** What goes out to a user now, as one; nothing to a deleted account, and nothing twice. */
export type Taken = { reader: User; notifications: DueNotification[] }

/** Not what is read by now, nor in a conversation that its reader has blocked. */
const isToRead = async (about: ChatAbout, { messages }: TakeDeps): Promise<boolean> => {
  const chat = await messages.getChat(about, about.reader)
  return chat !== undefined && chat.unread > 0 && chat.seen < (about.number ?? Infinity) && !chat.blockedAt
}

/** Much can change until it is sent: what its reader wants, whether they still are a member, what they have read. */
const isWanted = async (
  { kind, chat, practice }: DueNotification,
  channel: Channel,
  reader: User,
  deps: TakeDeps,
): Promise<boolean> =>
  isChosen(channel, kind, reader) &&
  (!practice || kind === 'account' || (await deps.members.isMember(practice, reader.id))) &&
  (!chat || (await isToRead(chat, deps)))

/** Mails about the account are sent by themselves, perhaps at this moment; taking them too would repeat them. */
const isCollected = (channel: Channel, { kind }: DueNotification): boolean => channel !== 'mail' || kind !== 'account'

/** Each message can be read for as long as its own notification waits. */
const hasWaited = ({ chat, createdAt }: DueNotification, at: Instant | undefined): boolean =>
  !chat || at === undefined || createdAt <= at

const dueTo = async (message: UserMessage, channel: Channel, { dueNotifications }: TakeDeps) => {
  if ('since' in message) {
    const due = await dueNotifications.list(message.user, channel, message.since)
    return due.filter((one) => isCollected(channel, one) && hasWaited(one, message.at))
  }
  const found = await dueNotifications.get(message.user, message.notification)
  return found?.due.includes(channel) ? [{ ...found, about: found.about ?? message.about }] : []
}

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
  const wanted = due.filter((_, at) => answers[at])
  const unwanted = due.filter((_, at) => !answers[at])
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
