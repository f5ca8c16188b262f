import { auditOfEvent } from '#shared/kernel/caller.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { hashOf, findRecord, runCommand } from '#functions/platform/dynamo/command.ts'
import { MailMessage, type AddressMessage, type NotificationMessage } from './channel-message.ts'
import type { Mailer } from './mailer.ts'

type Needs = {
  db: Db
  commandsTable: string
  notifications: Pick<NotificationsRepository, 'get' | 'markSent'>
  users: Pick<UsersRepository, 'get'>
  mailer: Mailer
}

/** Sends nothing to a deleted account, and nothing twice. */
const toUser = async ({ user, notification: id }: NotificationMessage, needs: Needs): Promise<void> => {
  const [reader, held] = await Promise.all([needs.users.get(user), needs.notifications.get(user, id)])
  if (!reader || !held?.due.includes('mail')) return
  await needs.mailer({ to: reader.email, ...held.notification })
  await needs.notifications.markSent(user, id, 'mail')
}

/** A deleted account has no notifications to mark as sent, so a command record is written instead. */
const toAddress = async ({ id, address, by, ...mail }: AddressMessage, needs: Needs): Promise<void> => {
  const { db, commandsTable } = needs
  const mark = { id: `mail#${id}`, hash: hashOf(id), by: auditOfEvent('send-mail', by) }
  if (await findRecord(db, commandsTable, mark)) return
  await needs.mailer({ to: address, ...mail })
  const now = new Date().toISOString()
  await runCommand(db, commandsTable, mark, now, async () => ({ writes: [], answer: null, events: [] }))
}

/**
 * Sends one mail and records that it was sent. A message delivered twice is sent once, unless this process ends between
 * the two or the mail service's response is lost.
 */
export const sendMail = async (body: unknown, needs: Needs): Promise<void> => {
  const message = MailMessage.parse(body)
  return 'address' in message ? toAddress(message, needs) : toUser(message, needs)
}
