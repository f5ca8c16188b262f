import { randomUUID } from 'node:crypto'
import type {
  ConfirmSignUpCommandInput,
  ResendConfirmationCodeCommandInput,
  SignUpCommandInput,
} from '@aws-sdk/client-cognito-identity-provider'
import { codeMismatch, CognitoError, invalidParameter, notAuthorized, userNotFound } from './cognito-error.ts'
import { pretendCode, sendCode, takeCode } from './codes.ts'
import { withPassword } from './passwords.ts'
import { runTrigger } from './triggers.ts'
import { unknownUserNamed } from './unknown-users.ts'
import { clientOf, findUser, readAddress, readAttributes, saveUser, type UserPool } from './user-pool.ts'
import type { User } from './user-store.ts'

export function newUser({ now }: UserPool, email: string, attributes: Record<string, string>): User {
  const base = { sub: randomUUID(), email, salt: '', verifier: '', createdAt: now(), updatedAt: now() }
  return { ...base, status: 'UNCONFIRMED', attributes: { ...attributes, email } }
}

export async function signUp(pool: UserPool, input: SignUpCommandInput) {
  const client = clientOf(pool, input.ClientId)
  const email = readAddress(input.Username ?? '')
  const attributes = readAttributes(pool, input.UserAttributes, client.writeAttributes)
  requireAttributes(pool, { email, ...attributes })
  const user = withPassword(
    pool,
    newUser(pool, email, { ...attributes, email_verified: 'false' }),
    input.Password ?? '',
    'UNCONFIRMED',
  )
  if (findUser(pool, email)) throw new CognitoError('UsernameExistsException', 'User already exists')
  saveUser(pool, user)
  return {
    UserConfirmed: false,
    UserSub: user.sub,
    CodeDeliveryDetails: await sendCode(pool, user, 'CustomMessage_SignUp', client.id),
  }
}

function requireAttributes({ settings }: UserPool, attributes: Record<string, string>) {
  const absent = settings.attributes.find(({ name, required }) => required && !attributes[name])
  if (absent)
    throw invalidParameter(`Attributes did not conform to the schema: ${absent.name}: The attribute is required`)
}

export async function confirmSignUp(pool: UserPool, input: ConfirmSignUpCommandInput) {
  const client = clientOf(pool, input.ClientId)
  const user = findUser(pool, input.Username)
  if (!user) {
    if (!client.hidesUsers) throw userNotFound()
    const stranger = unknownUserNamed(pool, input.Username)
    if (!pool.store.findCode(stranger.sub, 'sign-up')) pretendCode(pool, stranger, 'sign-up')
    takeCode(pool, stranger, 'sign-up', input.ConfirmationCode)
    throw codeMismatch()
  }
  if (user.status !== 'UNCONFIRMED') throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`)
  takeCode(pool, user, 'sign-up', input.ConfirmationCode)
  const confirmed = saveUser(pool, {
    ...user,
    status: 'CONFIRMED',
    attributes: { ...user.attributes, email_verified: 'true' },
  })
  await runTrigger(pool, 'postConfirmation', confirmed, {
    source: 'PostConfirmation_ConfirmSignUp',
    clientId: client.id,
    clientMetadata: input.ClientMetadata,
  })
  return {}
}

export async function resendConfirmationCode(
  pool: UserPool,
  { ClientId, Username }: ResendConfirmationCodeCommandInput,
) {
  const { id, hidesUsers } = clientOf(pool, ClientId)
  const user = findUser(pool, Username)
  if (!user) {
    if (!hidesUsers) throw userNotFound()
    return { CodeDeliveryDetails: pretendCode(pool, unknownUserNamed(pool, Username), 'sign-up') }
  }
  if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.')
  return { CodeDeliveryDetails: await sendCode(pool, user, 'CustomMessage_ResendCode', id) }
}
