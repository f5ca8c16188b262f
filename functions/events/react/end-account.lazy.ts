import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { MailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { hashOf, recorded, runCommand } from '#functions/platform/dynamo/command.ts'
import { clientDefaults } from '#functions/platform/client-defaults.ts'
import type { SendMail } from '#functions/events/notify/mailer.lazy.ts'

type Needs = {
  db: Db
  commandsTable: string
  userPoolId: string
  notifications: Pick<NotificationsRepository, 'removeAll'>
  mailCounts: Pick<MailCountsRepository, 'remove'>
  sendMail: SendMail
}
type Ended = { id: UserId; email: string; origin: string; at: Instant }

const cognito = new CognitoIdentityProviderClient(clientDefaults)

const unlessGone = (error: unknown): void => {
  if (!(error instanceof UserNotFoundException)) throw error
}

/** Marked as sent only after the mail service took it, under the event's own mark. */
const sayGoodbye = async ({ db, commandsTable, sendMail }: Needs, { email, origin, at }: Ended): Promise<void> => {
  const id = `${origin}#goodbye`
  const mark = { id, hash: hashOf(id) }
  if (await recorded(db, commandsTable, mark)) return
  await sendMail({
    to: email,
    title: 'Your account is deleted',
    text: 'You can no longer sign in with this address. If you did not delete it, please contact us at once.',
    link: '/',
  })
  await runCommand(db, commandsTable, mark, at, async () => ({ writes: [], answer: null, events: [] }))
}

/**
 * Ends an account whose record has gone: its sessions end, it can sign in no more, and what it was told is removed. The
 * mail comes last, so that nothing of this waits for the mail service.
 */
export const endAccount = async (needs: Needs, ended: Ended): Promise<void> => {
  const account = { UserPoolId: needs.userPoolId, Username: ended.id.slice('usr_'.length) }
  await cognito.send(new AdminUserGlobalSignOutCommand(account)).catch(unlessGone)
  await cognito.send(new AdminDeleteUserCommand(account)).catch(unlessGone)
  await needs.notifications.removeAll(ended.id)
  await needs.mailCounts.remove(ended.id)
  await sayGoodbye(needs, ended)
}
