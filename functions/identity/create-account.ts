import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Role } from '#shared/kernel/roles.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

type Directory = {
  cognito: CognitoIdentityProviderClient
  userPoolId: string
  users: Pick<UsersRepository, 'register'>
  now: Instant
}

/** Without a password, Cognito mails a temporary one. Only of the demo world is it known what they agreed to. */
type Candidate = { email: string; role: Role; password?: string | undefined; consent?: string | undefined }

/**
 * Creates an account for an operator, without sign-up; running it again completes an earlier run. An address that
 * already has another role is refused.
 */
export const createAccount = async (
  { cognito, userPoolId, users, now }: Directory,
  { email, role, password, consent }: Candidate,
): Promise<{ id: UserId; isNew: boolean }> => {
  const account = { UserPoolId: userPoolId, Username: email }
  const isNew = await createIfNew(cognito, account, password)
  const { Groups = [] } = await cognito.send(new AdminListGroupsForUserCommand(account))
  const other = Groups.find(({ GroupName }) => GroupName !== role)
  if (other) throw new Error(`${email} already has an account in the group ${other.GroupName}. Use another address.`)

  const { UserAttributes = [], UserStatus } = await cognito.send(new AdminGetUserCommand(account))
  // Whoever signed up has not proved that the address is theirs, but knows the password.
  if (UserStatus === 'UNCONFIRMED')
    throw new Error(
      `${email} has signed up but not confirmed the address yet. Confirm it first, or use another address.`,
    )
  const id = `usr_${UserAttributes.find(({ Name }) => Name === 'sub')?.Value}` as UserId
  await users.register({ id, email, role, ...(consent && { consent }), createdAt: now })
  if (password) await cognito.send(new AdminSetUserPasswordCommand({ ...account, Password: password, Permanent: true }))
  await cognito.send(new AdminAddUserToGroupCommand({ ...account, GroupName: role }))
  return { id, isNew }
}

type Account = { UserPoolId: string; Username: string }

const createIfNew = async (
  cognito: CognitoIdentityProviderClient,
  account: Account,
  password: string | undefined,
): Promise<boolean> => {
  const command = new AdminCreateUserCommand({
    ...account,
    UserAttributes: [
      { Name: 'email', Value: account.Username },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'zoneinfo', Value: 'Africa/Johannesburg' },
    ],
    DesiredDeliveryMediums: ['EMAIL'],
    ...(password && { MessageAction: 'SUPPRESS' }),
  })
  try {
    await cognito.send(command)
    return true
  } catch (error) {
    if (error instanceof UsernameExistsException) return false
    throw error
  }
}
