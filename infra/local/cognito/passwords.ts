import type {
  ChangePasswordCommandInput,
  ConfirmForgotPasswordCommandInput,
  ForgotPasswordCommandInput,
} from '@aws-sdk/client-cognito-identity-provider'
import { codeMismatch, CognitoError, invalidParameter, userNotFound } from './cognito-error.ts'
import { pretendCode, sendCode, takeCode } from './codes.ts'
import { verifyPassword } from './sign-in-attempts.ts'
import { makePassword } from './srp.ts'
import { runTrigger } from './triggers.ts'
import { unknownUserNamed } from './unknown-users.ts'
import { clientOf, findUser, poolNameOf, saveUser, type UserPool } from './user-pool.ts'
import type { User } from './user-store.ts'

export function checkPolicy({ settings: { passwordPolicy: policy } }: UserPool, password: string) {
  const { MinimumLength = 8, RequireLowercase, RequireUppercase, RequireNumbers, RequireSymbols } = policy
  const refuse = (reason: string) => {
    throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${reason}`)
  }
  if (password.length < MinimumLength) refuse('Password not long enough')
  if (RequireLowercase && !/[a-z]/.test(password)) refuse('Password must have lowercase characters')
  if (RequireUppercase && !/[A-Z]/.test(password)) refuse('Password must have uppercase characters')
  if (RequireNumbers && !/[0-9]/.test(password)) refuse('Password must have numeric characters')
  if (RequireSymbols && !/[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/.test(password))
    refuse('Password must have symbol characters')
}

/** A new password resets the failed attempts. */
export function withPassword(pool: UserPool, user: User, password: string, status: User['status']): User {
  checkPolicy(pool, password)
  pool.store.forgetAttempts(user.sub)
  return { ...user, ...makePassword(poolNameOf(pool.settings), user.sub, password), status }
}

export async function forgotPassword(pool: UserPool, { ClientId, Username }: ForgotPasswordCommandInput) {
  const { id, hidesUsers } = clientOf(pool, ClientId)
  const user = findUser(pool, Username)
  if (!user && !hidesUsers) throw userNotFound()
  if (user?.attributes.email_verified !== 'true') {
    if (hidesUsers)
      return { CodeDeliveryDetails: pretendCode(pool, user ?? unknownUserNamed(pool, Username), 'password') }
    throw invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    )
  }
  return { CodeDeliveryDetails: await sendCode(pool, user, 'CustomMessage_ForgotPassword', id) }
}

export async function confirmForgotPassword(pool: UserPool, input: ConfirmForgotPasswordCommandInput) {
  const client = clientOf(pool, input.ClientId)
  const user = findUser(pool, input.Username)
  if (!user && !client.hidesUsers) throw userNotFound()
  checkPolicy(pool, input.Password ?? '')
  takeCode(pool, user ?? unknownUserNamed(pool, input.Username), 'password', input.ConfirmationCode)
  if (!user) throw codeMismatch()
  const saved = saveUser(pool, withPassword(pool, user, input.Password ?? '', 'CONFIRMED'))
  await runTrigger(pool, 'postConfirmation', saved, {
    source: 'PostConfirmation_ConfirmForgotPassword',
    clientId: client.id,
    clientMetadata: input.ClientMetadata,
  })
  return {}
}

export async function changePassword(pool: UserPool, input: ChangePasswordCommandInput) {
  const user = await pool.tokens.userOf(input.AccessToken ?? '')
  verifyPassword(pool, user, input.PreviousPassword ?? '')
  saveUser(pool, withPassword(pool, user, input.ProposedPassword ?? '', 'CONFIRMED'))
  return {}
}
