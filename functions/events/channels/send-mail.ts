import { auditOfEvent } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { DueNotification } from '#functions/stores/due-notifications.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { hashOf, findRecord, runCommand } from '#functions/platform/dynamo/command.ts'
import { MailMessage, type AddressMessage, type UserMessage } from './channel-message.ts'
import { detailsOf, type DetailDeps } from '#functions/events/details/details-of.ts'
import type { MailedNotification, Mailer } from './mailer.ts'
import { markTaken, takeDue, type TakeDeps } from './take-due.ts'

type Deps = DetailDeps & TakeDeps & { db: Db; commandsTable: string; mailer: Mailer }

const withDetails = async (
  { title, text, link, about }: DueNotification,
  deps: Deps,
  now: Instant,
): Promise<MailedNotification> => ({ title, text, link, ...(about && (await detailsOf(about, deps, now))) })

/** One mail, with a section for each notification if there are several. */
const toUser = async (message: UserMessage, deps: Deps): Promise<void> => {
  const now = new Date().toISOString()
  const taken = await takeDue(message, 'mail', deps, now)
  if (!taken || taken.notifications.length === 0) return
  const to = taken.reader.email
  const mailed = await Promise.all(taken.notifications.map((notification) => withDetails(notification, deps, now)))
  const [first, ...others] = mailed as [MailedNotification, ...MailedNotification[]]
  await deps.mailer(
    others.length === 0
      ? { to, ...first }
      : { to, title: `${mailed.length} updates`, text: '', link: '/', sections: mailed },
  )
  await markTaken(taken, 'mail', deps)
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
 * Sends one mail and records what it has sent. A message delivered twice is sent once, unless this process ends between
 * the two or the mail service's response is lost.
 */
export const sendMail = async (body: unknown, deps: Deps): Promise<void> => {
  const message = MailMessage.parse(body)
  return 'address' in message ? toAddress(message, deps) : toUser(message, deps)
}
