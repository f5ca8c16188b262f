import { quietUntil } from '#shared/identity/notification-channels.rules.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { AgendaEntry } from '#shared/kernel/agenda.ts'
import type { ChatAbout } from '#shared/notifications/notification-about.schema.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { members } from '#functions/stores/members.ts'
import type { MessagesRepository } from '#functions/stores/messages.repository.ts'
import type { DueNotification, DueNotificationsRepository } from '#functions/stores/due-notifications.repository.ts'
import type { Pauses } from '#functions/stores/mails.items.ts'
import type { Channel } from '#shared/notifications/channels.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'
import type { UserMessage } from './channel-message.ts'
import { isChosen } from './is-chosen.ts'
import { heldSince, isReplaced, pausedUntil, readPauses, type Pacing } from './mail-pauses.ts'

export type TakeDeps = {
  users: Pick<UsersRepository, 'get'>
  dueNotifications: Pick<DueNotificationsRepository, 'get' | 'list' | 'markDone'>
  agenda: Pick<AgendaRepository, 'enter'>
  messages: Pick<MessagesRepository, 'getChat'>
  members: Pick<ReturnType<typeof members>, 'isMember'>
  /** Only mails are kept apart. */
  pacing?: Pacing
}

/** What goes out to a user now, as one; nothing to a deleted account, and nothing twice. */
export type Taken = { reader: User; notifications: DueNotification[]; pauses: Pauses }

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
const isCollected = (channel: Channel, { kind, pace }: DueNotification): boolean =>
  channel !== 'mail' || kind !== 'account' || pace !== undefined

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

/** With what was held back about the same, if its pause has just ended. */
const withHeld = async (
  due: DueNotification[],
  pauses: Pauses,
  { user }: UserMessage,
  { dueNotifications }: TakeDeps,
  now: Instant,
): Promise<DueNotification[]> => {
  const since = heldSince(due, pauses, now)
  if (!since) return due
  const about = new Set(due.flatMap(({ pace }) => pace?.of ?? []))
  const held = (await dueNotifications.list(user, 'mail', since)).filter(({ pace }) => pace && about.has(pace.of))
  return [...new Map([...held, ...due].map((one) => [one.id, one])).values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

type Hold = Pick<AgendaEntry, 'kind' | 'at'>

/** What it waits for: the end of its reader's quiet hours, unless it is about the account, or of a pause. */
const holdOf = (one: DueNotification, quiet: Instant | undefined, pauses: Pauses, now: Instant): Hold | undefined => {
  if (quiet && one.kind !== 'account') return { kind: 'quiet', at: quiet }
  const at = pausedUntil(one, pauses, now)
  return at ? { kind: 'pause', at } : undefined
}

/** What is held back stays due, and the agenda asks for it again. */
export const takeDue = async (
  message: UserMessage,
  channel: Channel,
  deps: TakeDeps,
  now: Instant,
): Promise<Taken | undefined> => {
  const { user } = message
  const [reader, found] = await Promise.all([deps.users.get(user), dueTo(message, channel, deps)])
  if (!reader) return undefined
  const pauses = await readPauses(user, found, deps.pacing)
  const due = await withHeld(found, pauses, message, deps, now)
  const answers = await Promise.all(due.map((notification) => isWanted(notification, channel, reader, deps)))
  const isLeftOut = due.map((one, at) => !answers[at] || (deps.pacing !== undefined && isReplaced(one, due)))
  const unwanted = due.filter((_, at) => isLeftOut[at])
  if (unwanted.length > 0) await markDone({ reader, notifications: unwanted }, channel, deps, () => false)
  const quiet = quietUntil(reader.notification_channels?.quiet_hours, now)
  const holds = due.flatMap((one, at) => (isLeftOut[at] ? [] : [[one, holdOf(one, quiet, pauses, now)] as const]))
  const waits = new Map(holds.flatMap(([, hold]) => (hold ? [[`${hold.kind} ${hold.at}`, hold] as const] : [])))
  for (const hold of waits.values()) await deps.agenda.enter({ ...hold, subject: user })
  return { reader, notifications: holds.flatMap(([one, hold]) => (hold ? [] : [one])), pauses }
}

/** No longer due, whether each was sent or not. */
export const markDone = async (
  { reader, notifications }: Omit<Taken, 'pauses'>,
  channel: Channel,
  deps: TakeDeps,
  isSent: (notification: DueNotification) => boolean,
): Promise<void> => {
  await Promise.all(notifications.map((one) => deps.dueNotifications.markDone(reader.id, one, channel, isSent(one))))
}
