import { auditOfEvent } from '#shared/kernel/caller.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { hashOf, findRecord, runCommand } from '#functions/platform/dynamo/command.ts'
import { MailMessage, type AddressMessage, type NotificationMessage } from './channel-message.ts'
import { detailsOf, type DetailDeps } from '#functions/events/details/details-of.ts'
import type { Mailer } from './mailer.ts'

type Deps = DetailDeps & {
  db: Db
  commandsTable: string
  notifications: Pick<NotificationsRepository, 'get' | 'markSent'>
  users: Pick<UsersRepository, 'get'>
  mailer: Mailer
}

/** Sends nothing to a deleted account, and nothing twice. */
const toUser = async ({ user, notification: id, about }: NotificationMessage, deps: Deps): Promise<void> => {
  const [reader, stored] = await Promise.all([deps.users.get(user), deps.notifications.get(user, id)])
  if (!reader || !stored?.due.includes('mail')) return
  const { title, text, link } = stored.notification
  const details = about && (await detailsOf(about, deps, new Date().toISOString()))
  await deps.mailer({ to: reader.email, title, text, link, ...details })
  await deps.notifications.markSent(user, id, 'mail')
}

/** A deleted account has no notifications to mark as sent, so a command record is written instead. */
const toAddress = async ({ id, address, by, ...mail }: AddressMessage, deps: Deps): Promise<void> => {
  const { db, commandsTable } = deps
  const mark = { id: `mail#${id}`, hash: hashOf(id), by: auditOfEvent('send-mail', by) }
  if (await findRecord(db, commandsTable, mark)) return
  await deps.mailer({ to: address, ...mail })
  const now = new Date().toISOString()
  await runCommand(db, commandsTable, mark, now, async () => ({ writes: [], response: null, events: [] }))
}

/**
 * Sends one mail and records that it was sent. A message delivered twice is sent once, unless this process ends between
 * the two or the mail service's response is lost.
 */
export const sendMail = async (body: unknown, deps: Deps): Promise<void> => {
  const message = MailMessage.parse(body)
  return 'address' in message ? toAddress(message, deps) : toUser(message, deps)
}
