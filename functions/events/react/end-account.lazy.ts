import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { UserId } from '#shared/kernel/ids.ts'
import type { CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import type { MailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import type { MailPausesRepository } from '#functions/stores/mail-pauses.repository.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'
import type { PrivacyRepository } from '#functions/stores/privacy.repository.ts'
import { clientDefaults } from '#functions/platform/aws/client-defaults.ts'

type Deps = {
  userPoolId: string
  notifications: Pick<NotificationsRepository, 'removeAll'>
  mailCounts: Pick<MailCountsRepository, 'remove'>
  mailPauses: Pick<MailPausesRepository, 'remove'>
  feeds: Pick<CalendarFeedsRepository, 'remove'>
  privacy: Pick<PrivacyRepository, 'removeChoices'>
}

const cognito = new CognitoIdentityProviderClient(clientDefaults)

const ignoreNotFound = (error: unknown): void => {
  if (!(error instanceof UserNotFoundException)) throw error
}

/** After an account is deleted: ends its sessions, removes it from the user pool and deletes what else it has. */
export const endAccount = async (
  { userPoolId, notifications, mailCounts, mailPauses, feeds, privacy }: Deps,
  id: UserId,
): Promise<void> => {
  const account = { UserPoolId: userPoolId, Username: id.slice('usr_'.length) }
  await cognito.send(new AdminUserGlobalSignOutCommand(account)).catch(ignoreNotFound)
  await cognito.send(new AdminDeleteUserCommand(account)).catch(ignoreNotFound)
  await notifications.removeAll(id)
  await mailCounts.remove(id)
  await mailPauses.remove(id)
  await feeds.remove(id)
  await privacy.removeChoices(id)
}
