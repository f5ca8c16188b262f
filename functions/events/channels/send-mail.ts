import { auditOfEvent } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { DueNotification } from '#functions/stores/due-notifications.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { hashOf, findRecord, runCommand } from '#functions/platform/dynamo/command.ts'
import { MailMessage, type AddressMessage, type InviteMessage, type UserMessage } from './channel-message.ts'
import { detailsOf, type DetailDeps } from '#functions/events/details/details-of.ts'
import type { Mail, MailedNotification, Mailer } from './mailer.ts'
import { pausesAfter, wasSaid } from './mail-pauses.ts'
import { markDone, takeDue, type TakeDeps, type Taken } from './take-due.ts'

type Deps = DetailDeps &
  TakeDeps & {
    db: Db
    commandsTable: string
    mailer: Mailer
    /** Undefined if there is nothing to send any more. */
    inviteMail: (message: InviteMessage, now: Instant) => Promise<Mail | undefined>
  }

const withDetails = async (
  { title, text, link, action, about }: DueNotification,
  deps: Deps,
  now: Instant,
): Promise<MailedNotification> => ({ title, text, link, action, ...(about && (await detailsOf(about, deps, now))) })

type Mailed = readonly { notification: DueNotification; said: MailedNotification }[]

/** More would be too long to be read. */
const MAX_SECTIONS = 50

/** Only after the mail has gone out, so that one that fails is not held back when it is tried again. */
const beginPauses = async (
  { reader, pauses }: Taken,
  mailed: Mailed,
  { pacing }: Deps,
  now: Instant,
): Promise<void> => {
  if (!pacing?.ms || !mailed.some(({ notification: { pace } }) => pace)) return
  await pacing.pauses.put(reader.id, pausesAfter(pauses, mailed, pacing.ms, now))
}

/** One mail, with a section for each notification if there are several. */
const toUser = async (message: UserMessage, deps: Deps): Promise<void> => {
  const now = new Date().toISOString()
  const taken = await takeDue(message, 'mail', deps, now)
  if (!taken || taken.notifications.length === 0) return
  const to = taken.reader.email
  const told = await Promise.all(
    taken.notifications
      .slice(0, MAX_SECTIONS)
      .map(async (notification) => ({ notification, said: await withDetails(notification, deps, now) })),
  )
  const mailed = told.filter(({ notification, said }) => !wasSaid(notification, said, taken.pauses))
  const isSaid = (one: DueNotification) =>
    told.some(({ notification }) => notification === one) && !mailed.some(({ notification }) => notification === one)
  const count = taken.notifications.length - told.length + mailed.length
  const sections = mailed.map(({ said }) => said)
  const [first] = sections
  if (first)
    await deps.mailer(
      count === 1
        ? { to, ...first }
        : {
            to,
            subject: `${first.title}, and ${count - 1} more`,
            title: `${count} updates`,
            text:
              count > MAX_SECTIONS ? `This mail has the first ${MAX_SECTIONS}. Your notifications have them all.` : '',
            link: '/',
            sections,
          },
    )
  await markDone(taken, 'mail', deps, (one) => !isSaid(one))
  await beginPauses(taken, mailed, deps, now)
}

/** An address without an account has no notifications to mark as sent, so a command record is written instead. */
const toAddress = async (
  { id, by }: Pick<AddressMessage, 'id' | 'by'>,
  deps: Deps,
  mailAt: (now: Instant) => Promise<Mail | undefined>,
): Promise<void> => {
  const { db, commandsTable } = deps
  const mark = { id: `mail#${id}`, hash: hashOf(id), by: auditOfEvent('send-mail', by) }
  if (await findRecord(db, commandsTable, mark)) return
  const now = new Date().toISOString()
  const mail = await mailAt(now)
  if (mail) await deps.mailer(mail)
  await runCommand(db, commandsTable, mark, now, async () => ({ writes: [], response: null, events: [] }))
}

/**
 * Sends one mail and records what it has sent. A message delivered twice is sent once, unless this process ends between
 * the two or the mail service's response is lost.
 */
export const sendMail = async (body: unknown, deps: Deps): Promise<void> => {
  const message = MailMessage.parse(body)
  if ('invite' in message) return toAddress(message, deps, (now) => deps.inviteMail(message, now))
  if (!('address' in message)) return toUser(message, deps)
  const { id: _, by: _by, address: to, ...mail } = message
  return toAddress(message, deps, async () => ({ to, ...mail }))
}
