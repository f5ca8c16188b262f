import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Instant } from '../../shared/kernel/dates.ts'
import type { UserId } from '../../shared/kernel/ids.ts'
import type { Role } from '../../shared/kernel/roles.ts'
import type { UsersRepository } from './users.repository.ts'

type Directory = { cognito: CognitoIdentityProviderClient; userPoolId: string; users: Pick<UsersRepository, 'register'>; now: Instant }

/** Without a password Cognito mails a temporary one, to be changed at the first sign-in. */
type Candidate = { email: string; password?: string | undefined }

const GROUP: Role = 'SuperAdmin'

/**
 * Makes an account a super admin; running it again finishes what an earlier run began. An address that signed up as locum
 * or practice keeps that role: one account has one.
 */
export const createSuperAdmin = async (directory: Directory, { email, password }: Candidate): Promise<UserId> => {
  const { cognito, userPoolId, users, now } = directory
  const account = { UserPoolId: userPoolId, Username: email }
  await createAccount(directory, { email, password })
  const { Groups = [] } = await cognito.send(new AdminListGroupsForUserCommand(account))
  const other = Groups.find(({ GroupName }) => GroupName !== GROUP)
  if (other) throw new Error(`${email} already has an account in the group ${other.GroupName}. Use another address.`)

  const { UserAttributes = [] } = await cognito.send(new AdminGetUserCommand(account))
  const id = `usr_${UserAttributes.find(({ Name }) => Name === 'sub')?.Value}` as UserId
  await users.register({ id, email, role: GROUP, createdAt: now })
  if (password) await cognito.send(new AdminSetUserPasswordCommand({ ...account, Password: password, Permanent: true }))
  await cognito.send(new AdminAddUserToGroupCommand({ ...account, GroupName: GROUP }))
  return id
}

const createAccount = async ({ cognito, userPoolId }: Directory, { email, password }: Candidate): Promise<void> => {
  const command = new AdminCreateUserCommand({
    UserPoolId: userPoolId,
    Username: email,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'zoneinfo', Value: 'Africa/Johannesburg' },
    ],
    DesiredDeliveryMediums: ['EMAIL'],
    ...(password && { MessageAction: 'SUPPRESS' }),
  })
  await cognito.send(command).catch((error: Error) => {
    if (error.name !== 'UsernameExistsException') throw error
  })
}
