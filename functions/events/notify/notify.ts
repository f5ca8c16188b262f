import { createHash } from 'node:crypto'
import { everyNotification } from '#shared/identity/identity.schema.ts'
import { eventIdOf, type EventId, type UserId } from '#shared/kernel/ids.ts'
import type { DeliveredEvent } from '#functions/events/event-consumer.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { hashOf, recorded, runCommand } from '#functions/platform/dynamo/command.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'
import { logger } from '#functions/platform/logger.ts'
import type { MailBudget } from './mail-budget.ts'
import type { SendMail } from './mailer.lazy.ts'
import type { Kind, Message, Recipients } from './messages/message.ts'
import { messagesOf } from './messages/templates.ts'

export type Notifying = {
  db: Db
  commandsTable: string
  notifications: NotificationsRepository
  companies: Pick<CompaniesRepository, 'listMembers'>
  users: Pick<UsersRepository, 'get'>
  sendMail: SendMail
}

const recipientsOf = async (to: Recipients, { companies }: Notifying): Promise<UserId[]> =>
  'practice' in to
    ? (await companies.listMembers(to.practice)).map(({ id }) => id).filter((id) => id !== to.except)
    : [to.user]

const wantsMail = ({ notification_channels: { email } = everyNotification }: User, kind: Kind): boolean =>
  kind === 'account' || email[kind]

/** What concerns the account itself is mailed in any case; the rest while the account that caused it may cause more mails. */
const mail = async (
  { kind, title, text, link }: Message,
  user: User,
  { sendMail }: Notifying,
  budget: MailBudget,
): Promise<void> => {
  if (!wantsMail(user, kind)) return
  if (kind !== 'account' && (await budget.isSpent()))
    return logger.warn('no mail: its cause has had as many as a day allows', { user: user.id })
  await sendMail({ to: user.email, title, text, link })
  if (kind !== 'account') budget.spend()
}

type Place = { event: DeliveredEvent; index: number }

/** The same on every delivery of the event. */
const idOf = ({ event: { at, origin }, index }: Place, recipient: string): EventId =>
  eventIdOf(at, createHash('sha256').update(`${origin}#${index}#${recipient}`).digest())

/** To an account that has gone only a mail: it has no notifications. Its record is a command's. */
const mailToAddress = async (
  { title, text, link }: Message,
  { event, index }: Place,
  address: string,
  { db, commandsTable, sendMail }: Notifying,
): Promise<void> => {
  const id = `${event.origin}#${index}#mail`
  const mark = { id, hash: hashOf(id) }
  if (await recorded(db, commandsTable, mark)) return
  await sendMail({ to: address, title, text, link })
  await runCommand(db, commandsTable, mark, event.at, async () => ({ writes: [], answer: null, events: [] }))
}

const notifyUser = async (
  message: Message,
  place: Place,
  userId: UserId,
  needs: Notifying,
  budget: MailBudget,
): Promise<void> => {
  const user = await needs.users.get(userId)
  // Nothing is kept for an account that has gone.
  if (!user) return logger.warn('no account to notify', { user: userId })
  const id = idOf(place, userId)
  const { title, text, link } = message
  const mailDue = await needs.notifications.add(
    userId,
    { id, title, text, link, createdAt: place.event.at, read: false },
    message.mail,
  )
  if (!mailDue) return
  await mail(message, user, needs, budget)
  await needs.notifications.markMailed(userId, id)
}

/**
 * Notifies everyone whom an event names. Events arrive at least once: a notification's id follows from the event's origin
 * and its reader, so there is one however often the event comes. Its mail is marked as sent only after the mail service
 * took it: it is never lost, and comes twice only if the service's answer is lost or this process dies before the mark.
 */
export const notify = async (event: DeliveredEvent, needs: Notifying, budget: MailBudget): Promise<void> => {
  for (const [index, message] of messagesOf(event).entries()) {
    const place = { event, index }
    if ('address' in message.to) await mailToAddress(message, place, message.to.address, needs)
    else
      for (const userId of await recipientsOf(message.to, needs))
        await notifyUser(message, place, userId, needs, budget)
  }
}
