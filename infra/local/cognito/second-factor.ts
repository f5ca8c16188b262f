import type {
  AdminSetUserMFAPreferenceCommandInput,
  AssociateSoftwareTokenCommandInput,
  SetUserMFAPreferenceCommandInput,
  VerifySoftwareTokenCommandInput,
} from '@aws-sdk/client-cognito-identity-provider'
import { CognitoError, invalidParameter, notAuthorized } from './cognito-error.ts'
import { putBack, recallSession } from './pending-sign-ins.ts'
import { countFailure, refuseLocked } from './sign-in-attempts.ts'
import { makeSecret, stepOf } from './totp.ts'
import { findUser, requireUser, saveUser, type UserPool } from './user-pool.ts'
import type { User } from './user-store.ts'

type Preference = AdminSetUserMFAPreferenceCommandInput['SoftwareTokenMfaSettings']

const codesPerSignIn = 5

/** As in AWS, a new secret replaces the old one at once, verified or not. */
export async function associateSoftwareToken(pool: UserPool, { AccessToken = '' }: AssociateSoftwareTokenCommandInput) {
  const user = await pool.tokens.userOf(AccessToken)
  if (!pool.settings.softwareTokens)
    throw new CognitoError('SoftwareTokenMFANotFoundException', 'Software Token MFA is not enabled by the userPool.')
  const secret = makeSecret()
  saveUser(pool, { ...user, softwareToken: { secret, verified: false, lastStep: 0 }, mfa: undefined })
  return { SecretCode: secret }
}

export async function verifySoftwareToken(
  pool: UserPool,
  { AccessToken = '', UserCode = '' }: VerifySoftwareTokenCommandInput,
) {
  const user = await pool.tokens.userOf(AccessToken)
  const { softwareToken } = user
  if (!softwareToken) throw invalidParameter('User has not set up software token mfa')
  const lastStep = stepOf(softwareToken.secret, UserCode, pool.now())
  if (lastStep === undefined) throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch')
  saveUser(pool, { ...user, softwareToken: { ...softwareToken, verified: true, lastStep } })
  return { Status: 'SUCCESS' }
}

export async function setUserMfaPreference(
  pool: UserPool,
  { AccessToken = '', SoftwareTokenMfaSettings }: SetUserMFAPreferenceCommandInput,
) {
  return prefer(pool, await pool.tokens.userOf(AccessToken), SoftwareTokenMfaSettings)
}

export function adminSetUserMfaPreference(
  pool: UserPool,
  { Username, SoftwareTokenMfaSettings }: AdminSetUserMFAPreferenceCommandInput,
) {
  return prefer(pool, requireUser(pool, Username), SoftwareTokenMfaSettings)
}

function prefer(pool: UserPool, user: User, { Enabled = false, PreferredMfa = false }: NonNullable<Preference> = {}) {
  if (Enabled && !user.softwareToken?.verified) throw invalidParameter('User has not verified software token mfa')
  saveUser(pool, { ...user, mfa: Enabled ? { preferred: PreferredMfa } : undefined })
  return {}
}

export const factorsOf = ({ mfa }: User) => ({
  ...(mfa && { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] }),
  ...(mfa?.preferred && { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }),
})

/**
 * The user whose code was correct. A code can be used once; after five wrong ones the sign-in starts over, and failures
 * keep counting across sign-ins.
 */
export function takeSoftwareToken(pool: UserPool, code: string, session = ''): User {
  const pending = recallSession(pool, session)
  const user = findUser(pool, pending?.username)
  if (!pending || !user?.mfa || !user.softwareToken)
    throw notAuthorized('Invalid session for the user, session is expired.')
  refuseLocked(pool, user.sub)
  const { softwareToken } = user
  const step = stepOf(softwareToken.secret, code, pool.now())
  if (step !== undefined && step > softwareToken.lastStep) {
    pool.store.forgetAttempts(user.sub)
    return saveUser(pool, { ...user, softwareToken: { ...softwareToken, lastStep: step } })
  }

  countFailure(pool, user.sub)
  const wrongCodes = (pending.wrongCodes ?? 0) + 1
  if (wrongCodes < codesPerSignIn) putBack(session, { ...pending, wrongCodes })
  if (step === undefined) throw new CognitoError('CodeMismatchException', 'Invalid code received for user')
  throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.')
}
