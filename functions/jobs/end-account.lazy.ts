import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { UserId } from '../../shared/kernel/ids.ts'
import type { NotificationsRepository } from '../notifications/notifications.repository.ts'
import type { SendMail } from './mailer.ts'

type Needs = { userPoolId: string; notifications: Pick<NotificationsRepository, 'removeAll'>; sendMail: SendMail }

const cognito = new CognitoIdentityProviderClient({})

/**
 * Ends an account whose record has gone: what it was told is removed, its sessions end, and it can sign in no more. The
 * mail goes out while there still is a user, so that a repeated event sends no second one.
 */
export const endAccount = async ({ userPoolId, notifications, sendMail }: Needs, id: UserId, email: string): Promise<void> => {
  const account = { UserPoolId: userPoolId, Username: id.slice('usr_'.length) }
  await notifications.removeAll(id)
  try {
    await cognito.send(new AdminUserGlobalSignOutCommand(account))
    await sendMail({ to: email, title: 'Your account is deleted', text: 'You can no longer sign in with this address. If you did not delete it, please contact us at once.', link: '/' })
    await cognito.send(new AdminDeleteUserCommand(account))
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error
  }
}
