import { createHash } from 'node:crypto'
import type { Instant } from '#shared/kernel/dates.ts'
import { addressFor } from '#shared/companies/practice-address.rules.ts'
import { eventIdOf, type EventId, type UserId } from '#shared/kernel/ids.ts'
import type { DeliveredEvent } from '#functions/events/event-consumer.ts'
import type { About } from '#shared/notifications/notification-about.schema.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { Pace } from '#shared/notifications/pace.schema.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { Channel } from '#shared/notifications/channels.ts'
import type { DueNotificationsRepository } from '#functions/stores/due-notifications.repository.ts'
import { formatBrief } from '#functions/events/details/details.ts'
import { detailsOf, type DetailDeps } from '#functions/events/details/details-of.ts'
import { logger } from '#functions/platform/logger.ts'
import { channelsFor, isCounted, type ChannelDeps } from './channels.ts'
import type { NewsQueue } from './live-news.ts'
import type { MessageBatches, QueueName } from './message-batches.ts'
import type { MailBudget } from './mail-budget.ts'
import type { NewNotification, Recipients } from './templates/notification.ts'
import { notificationsOf } from './templates/templates.ts'

type Deps = DetailDeps & {
  dueNotifications: Pick<DueNotificationsRepository, 'add'>
  devices: ChannelDeps['devices']
  companies: Pick<CompaniesRepository, 'get' | 'listMembers'>
  users: Pick<UsersRepository, 'get'>
  /** Addresses of the agency that runs the deployment. */
  mailboxes: { requests: (now: Instant) => Promise<string> }
  readOfficer: (now: Instant) => Promise<Tenant['settings']['informationOfficer']>
}

/** Shared by an event and those that follow from it. Without `collectSeconds`, each notification is sent by itself. */
export type Outgoing = {
  budget: MailBudget
  messageBatches: MessageBatches
  collectSeconds: number
  news: Pick<NewsQueue, 'add'>
}

const recipientsOf = async (to: Recipients, { companies }: Deps): Promise<UserId[]> =>
  'practice' in to
    ? (await companies.listMembers(to.practice, 'consistent'))
        .filter(({ id, role }) => id !== to.except && (to.roles?.includes(role) ?? true))
        .map(({ id }) => id)
    : [to.user]

type EventPosition = { event: DeliveredEvent; index: number }
/** With what its details say in brief, and what its mails are kept apart from. */
type DetailedNotification = NewNotification & { details: string; pace: Pace | undefined }

/** The same id on every delivery of the event. */
const idOf = ({ event: { at, origin }, index }: EventPosition, recipient: string): EventId =>
  eventIdOf(at, createHash('sha256').update(`${origin}#${index}#${recipient}`).digest())

/** To a page of the practice that it is about: its reader may be a member of several. */
const linkOf = ({ to, link }: NewNotification): string =>
  'practice' in to && /^\/(practice|company)\//.test(link) ? addressFor(to.practice, link) : link

/**
 * What is about the account is mailed at once, unless a later one replaces it; the rest waits for what else is due to
 * the same user, and a message also to be read.
 */
const queueFor = (channel: Channel, { kind, chat, pace }: DetailedNotification, collectSeconds: number): QueueName =>
  channel === 'mail' && (kind !== 'account' || pace) && (collectSeconds > 0 || chat) ? 'collectedMail' : channel

const offerOf = async (about: About, { bookings }: Deps): Promise<string> =>
  'offer' in about ? about.offer : ((await bookings.getStored(about.booking))?.offerId ?? about.booking)

/** Mails about one offer and its bookings are kept apart; what is urgent, only from what else says the same of it. */
const paceOf = async ({ about, urgent, topic, channels }: NewNotification, deps: Deps): Promise<Pace | undefined> => {
  if (!channels.includes('mail')) return undefined
  const of = about && !urgent ? await offerOf(about, deps) : topic
  return of ? { of, ...(topic && { topic }) } : undefined
}

const secondsBefore = (at: Instant, seconds: number): Instant => new Date(Date.parse(at) - seconds * 1000).toISOString()

/** Counted when it is stored, since a repeat of the event finds it already there. */
const notifyUser = async (
  notification: DetailedNotification,
  position: EventPosition,
  userId: UserId,
  deps: Deps,
  { budget, messageBatches, collectSeconds, news }: Outgoing,
): Promise<void> => {
  const { users, dueNotifications, devices } = deps
  const user = await users.get(userId)
  if (!user) return logger.warn('no account to notify', { user: userId })
  if (notification.onlyIfChosen && !user.notification_channels?.reminders?.[notification.onlyIfChosen]) return
  const id = idOf(position, userId)
  const { kind, title, text, action, push, about, chat, details, pace } = notification
  const link = linkOf(notification)
  const practice = 'practice' in notification.to ? notification.to.practice : undefined
  const { at: createdAt } = position.event
  const note = {
    id,
    kind,
    title,
    text,
    link,
    ...(action && { action }),
    push,
    about,
    chat,
    practice,
    pace,
    createdAt,
    read: false,
    ...(details && { details }),
  }
  const channels = await channelsFor(notification, user, { budget, devices })
  const { added, due } = await dueNotifications.add(userId, { ...note, due: channels })
  if (added && !chat) news.add({ to: [{ user: userId }], push: { type: 'notification' } })
  if (added && isCounted(notification, due)) budget.spend()
  for (const channel of due) {
    const queue = queueFor(channel, notification, collectSeconds)
    const alone = queue === 'mail' || collectSeconds === 0
    const what = alone ? { notification: id } : { since: secondsBefore(createdAt, collectSeconds), at: createdAt }
    messageBatches.add(queue, id, { user: userId, ...what }, alone && !pace ? id : userId)
  }
}

/** The agency may have named no Information Officer. */
const withOfficer = async (written: NewNotification, { readOfficer }: Deps): Promise<NewNotification> => {
  const officer = written.namesOfficer && (await readOfficer(new Date().toISOString()))
  if (!officer) return written
  const { name, email, phone } = officer
  return {
    ...written,
    text: `${written.text}\nInformation Officer: ${[name, email, phone].filter(Boolean).join(', ')}`,
  }
}

/**
 * Notifies everyone an event names. Events arrive at least once, so a notification's id derives from origin and reader.
 * It is passed to its channels until they have marked it as sent.
 */
export const notify = async (event: DeliveredEvent, deps: Deps, outgoing: Outgoing): Promise<void> => {
  for (const [index, written] of notificationsOf(event, event.at).entries()) {
    const notification = await withOfficer(written, deps)
    const position = { event, index }
    const { to, title, text, link, action, facts } = notification
    if ('address' in to || 'mailbox' in to) {
      const address = 'address' in to ? to.address : await deps.mailboxes[to.mailbox](new Date().toISOString())
      const id = idOf(position, address)
      const mail = { title, text, link, ...(action && { action }), ...(facts && { facts: [...facts] }) }
      outgoing.messageBatches.add('mail', id, { id, address, ...mail, by: event.by })
    } else {
      const details = notification.about ? formatBrief(await detailsOf(notification.about, deps, event.at)) : ''
      const pace = await paceOf(notification, deps)
      for (const userId of await recipientsOf(to, deps))
        await notifyUser({ ...notification, details, pace }, position, userId, deps, outgoing)
    }
  }
}
