import { createHash } from 'node:crypto'
import { eventIdOf, type EventId, type UserId } from '#shared/kernel/ids.ts'
import type { DeliveredEvent } from '#functions/events/event-consumer.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'
import { formatBrief } from '#functions/events/details/details.ts'
import { detailsOf, type DetailDeps } from '#functions/events/details/details-of.ts'
import { logger } from '#functions/platform/logger.ts'
import { channelsFor, isCounted } from './channels.ts'
import type { NewsQueue } from './live-news.ts'
import type { MessageBatches } from './message-batches.ts'
import type { MailBudget } from './mail-budget.ts'
import type { Message, Recipients } from './templates/message.ts'
import { messagesOf } from './templates/templates.ts'

type Deps = DetailDeps & {
  notifications: Pick<NotificationsRepository, 'add'>
  companies: Pick<CompaniesRepository, 'get' | 'listMembers'>
  users: Pick<UsersRepository, 'get'>
}

/** Shared by an event and those that follow from it. */
export type Outgoing = { budget: MailBudget; messageBatches: MessageBatches; news: Pick<NewsQueue, 'add'> }

const recipientsOf = async (to: Recipients, { companies }: Deps): Promise<UserId[]> =>
  'practice' in to
    ? (await companies.listMembers(to.practice)).map(({ id }) => id).filter((id) => id !== to.except)
    : [to.user]

type EventPosition = { event: DeliveredEvent; index: number }
/** With what its details say in brief. */
type DetailedMessage = Message & { details: string }

/** The same id on every delivery of the event. */
const idOf = ({ event: { at, origin }, index }: EventPosition, recipient: string): EventId =>
  eventIdOf(at, createHash('sha256').update(`${origin}#${index}#${recipient}`).digest())

/** Counted when it is stored, since a repeat of the event finds it already there. */
const notifyUser = async (
  message: DetailedMessage,
  place: EventPosition,
  userId: UserId,
  deps: Deps,
  { budget, messageBatches, news }: Outgoing,
): Promise<void> => {
  const { users, notifications } = deps
  const user = await users.get(userId)
  if (!user) return logger.warn('no account to notify', { user: userId })
  if (message.onlyIfChosen && !user.notification_channels?.reminders?.[message.onlyIfChosen]) return
  const id = idOf(place, userId)
  const { title, text, link, about, details } = message
  const { at: createdAt } = place.event
  const note = { id, title, text, link, createdAt, read: false, ...(details && { details }) }
  const { added, due } = await notifications.add(userId, note, await channelsFor(message, user, budget))
  if (added) news.add({ to: [{ user: userId }], push: { type: 'notification' } })
  if (added && isCounted(message, due)) budget.spend()
  for (const channel of due) messageBatches.add(channel, id, { user: userId, notification: id, about })
}

/**
 * Notifies everyone an event names. Events arrive at least once, so a notification's id derives from origin and reader.
 * It is passed to its channels until they have marked it as sent.
 */
export const notify = async (event: DeliveredEvent, deps: Deps, outgoing: Outgoing): Promise<void> => {
  for (const [index, message] of messagesOf(event).entries()) {
    const place = { event, index }
    const { to, title, text, link } = message
    if ('address' in to) {
      const id = idOf(place, to.address)
      for (const channel of message.channels)
        outgoing.messageBatches.add(channel, id, { id, address: to.address, title, text, link, by: event.by })
    } else {
      const details = message.about ? formatBrief(await detailsOf(message.about, deps, event.at)) : ''
      for (const userId of await recipientsOf(to, deps))
        await notifyUser({ ...message, details }, place, userId, deps, outgoing)
    }
  }
}
