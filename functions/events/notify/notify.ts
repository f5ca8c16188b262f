import { createHash } from 'node:crypto'
import { everyNotification } from '#shared/identity/identity.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { DomainEvent } from '#shared/kernel/events.ts'
import { eventIdOf, type UserId } from '#shared/kernel/ids.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'
import { logger } from '#functions/platform/logger.ts'
import type { MailBudget } from './mail-budget.ts'
import type { SendMail } from './mailer.lazy.ts'
import { applicationMessages } from './messages/application.messages.ts'
import { bookingMessages } from './messages/booking.messages.ts'
import { companyMessages } from './messages/company.messages.ts'
import type { Kind, Message, Messages } from './messages/message.ts'
import { professionalMessages } from './messages/professional.messages.ts'
import { requestMessages } from './messages/request.messages.ts'

const messages: Messages = {
  ...professionalMessages,
  ...applicationMessages,
  ...bookingMessages,
  ...requestMessages,
  ...companyMessages,
}

export type Notifying = {
  notifications: NotificationsRepository
  companies: Pick<CompaniesRepository, 'listMembers'>
  users: Pick<UsersRepository, 'get'>
  sendMail: SendMail
}

/** An event as the outbox hands it on: `origin` (command and place in it) is the same on every delivery. */
export type DeliveredEvent = DomainEvent & { origin: string; at: Instant }

const recipientsOf = async ({ to }: Message, { companies }: Notifying): Promise<UserId[]> =>
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

/**
 * Tells everybody concerned of an event. Events arrive at least once: a notification's id follows from the event's
 * origin and its reader, so there is one however often the event comes. Its mail is marked as sent only after the mail
 * service took it: it is never lost, and comes twice only if the service's answer is lost or this process dies before the
 * mark.
 */
export const notify = async (event: DeliveredEvent, needs: Notifying, budget: MailBudget): Promise<void> => {
  const told = messages[event.type]?.(event.data) ?? []
  for (const [index, message] of told.entries()) {
    for (const userId of await recipientsOf(message, needs)) {
      const user = await needs.users.get(userId)
      // Whose account has gone is told nothing, or it would be kept for nobody.
      if (!user) {
        logger.warn('no account to tell', { user: userId })
        continue
      }
      const id = eventIdOf(event.at, createHash('sha256').update(`${event.origin}#${index}#${userId}`).digest())
      const { title, text, link } = message
      const mailDue = await needs.notifications.add(
        userId,
        { id, title, text, link, createdAt: event.at, read: false },
        message.mail,
      )
      if (!mailDue) continue
      await mail(message, user, needs, budget)
      await needs.notifications.markMailed(userId, id)
    }
  }
}
