import { randomUUID } from 'node:crypto'
import type {
  GetTokensFromRefreshTokenCommandInput,
  GlobalSignOutCommandInput,
  InitiateAuthCommandInput,
  RespondToAuthChallengeCommandInput,
  RevokeTokenCommandInput,
} from '@aws-sdk/client-cognito-identity-provider'
import { CognitoError, invalidParameter, notAuthorized, userNotFound } from './cognito-error.ts'
import { withPassword } from './passwords.ts'
import { recall, recallSession, remember } from './pending-sign-ins.ts'
import { takeSoftwareToken } from './second-factor.ts'
import { countAttempt, refuseLocked, verifyPassword } from './sign-in-attempts.ts'
import { challenge, isClaimProven } from './srp.ts'
import { unknownUserNamed } from './unknown-users.ts'
import {
  clientOf,
  findUser,
  poolNameOf,
  readAttributes,
  refuseImmutable,
  saveUser,
  type UserPool,
} from './user-pool.ts'
import type { PoolClient } from './user-pool-settings.ts'
import type { User } from './user-store.ts'

type Parameters = Record<string, string>

export async function initiateAuth(
  pool: UserPool,
  { ClientId, AuthFlow, AuthParameters = {} }: InitiateAuthCommandInput,
) {
  const client = clientOf(pool, ClientId)
  const allowedAs = AuthFlow === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : AuthFlow
  if (!client.authFlows.includes(`ALLOW_${allowedAs}`))
    throw invalidParameter(`${AuthFlow} flow not enabled for this client`)
  switch (allowedAs) {
    case 'USER_SRP_AUTH':
      return startSrp(pool, client, AuthParameters)
    case 'USER_PASSWORD_AUTH': {
      const user = findUser(pool, AuthParameters.USERNAME)
      if (!user && !client.hidesUsers) throw userNotFound()
      verifyPassword(pool, user ?? unknownUserNamed(pool, AuthParameters.USERNAME), AuthParameters.PASSWORD ?? '')
      return finishSignIn(pool, client, user)
    }
    case 'REFRESH_TOKEN_AUTH':
      return {
        AuthenticationResult: await pool.tokens.refresh(AuthParameters.REFRESH_TOKEN ?? '', client),
        ChallengeParameters: {},
      }
    default:
      throw invalidParameter(`${AuthFlow} is not available in the local user pool.`)
  }
}

/** Unknown addresses get a challenge too, so that responses don't reveal who is registered. */
function startSrp(pool: UserPool, client: PoolClient, { USERNAME, SRP_A = '' }: Parameters) {
  if (!/^[0-9a-f]+$/i.test(SRP_A)) throw invalidParameter('Missing required parameter SRP_A')
  const user = findUser(pool, USERNAME)
  if (!user && !client.hidesUsers) throw userNotFound()
  const { sub: username, salt, verifier } = user ?? unknownUserNamed(pool, USERNAME)
  const password = { salt, verifier }
  const srp = challenge(password)
  remember(pool, srp.secretBlock, { username, srp: { ...srp, A: BigInt(`0x${SRP_A}`), password } })
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      USERNAME: username,
      USER_ID_FOR_SRP: username,
      SRP_B: srp.B.toString(16),
      SALT: password.salt,
      SECRET_BLOCK: srp.secretBlock,
    },
  }
}

export function respondToAuthChallenge(pool: UserPool, input: RespondToAuthChallengeCommandInput) {
  const client = clientOf(pool, input.ClientId)
  const responses = input.ChallengeResponses ?? {}
  if (input.ChallengeName === 'PASSWORD_VERIFIER') return verifySrp(pool, client, responses)
  if (input.ChallengeName === 'NEW_PASSWORD_REQUIRED') return setNewPassword(pool, client, responses, input.Session)
  if (input.ChallengeName === 'SOFTWARE_TOKEN_MFA') {
    return startSession(pool, client, takeSoftwareToken(pool, responses.SOFTWARE_TOKEN_MFA_CODE ?? '', input.Session))
  }
  throw invalidParameter(`The challenge ${input.ChallengeName} is not available in the local user pool.`)
}

function verifySrp(pool: UserPool, client: PoolClient, responses: Parameters) {
  const pending = recall(pool, responses.PASSWORD_CLAIM_SECRET_BLOCK)
  if (!pending?.srp) throw notAuthorized()
  const { srp, username } = pending
  refuseLocked(pool, username)
  const isProven = isClaimProven(srp, srp.password, {
    poolName: poolNameOf(pool.settings),
    username,
    A: srp.A,
    timestamp: responses.TIMESTAMP ?? '',
    signature: responses.PASSWORD_CLAIM_SIGNATURE ?? '',
  })
  countAttempt(pool, username, isProven)
  return finishSignIn(pool, client, findUser(pool, username))
}

function finishSignIn(pool: UserPool, client: PoolClient, user: User | undefined) {
  if (!user) throw notAuthorized()
  if (user.status === 'UNCONFIRMED') throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.')
  if (user.status === 'CONFIRMED' && !user.mfa) return startSession(pool, client, user)
  const Session = randomUUID()
  remember(pool, Session, { username: user.sub })
  if (user.status === 'CONFIRMED')
    return { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeParameters: { USER_ID_FOR_SRP: user.sub } }
  const userAttributes = JSON.stringify(user.attributes)
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session,
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub, requiredAttributes: '[]', userAttributes },
  }
}

async function startSession(pool: UserPool, client: PoolClient, user: User) {
  return { AuthenticationResult: await pool.tokens.startSession(user, client), ChallengeParameters: {} }
}

async function setNewPassword(pool: UserPool, client: PoolClient, responses: Parameters, session: string | undefined) {
  const user = findUser(pool, recallSession(pool, session)?.username)
  if (user?.status !== 'FORCE_CHANGE_PASSWORD') throw notAuthorized('Invalid session for the user.')
  const given = Object.entries(responses).flatMap(([key, Value]) =>
    key.startsWith('userAttributes.') ? [{ Name: key.slice(15), Value }] : [],
  )
  const changes = readAttributes(pool, given, client.writeAttributes)
  refuseImmutable(pool, changes)
  const saved = withPassword(
    pool,
    { ...user, attributes: { ...user.attributes, ...changes } },
    responses.NEW_PASSWORD ?? '',
    'CONFIRMED',
  )
  return finishSignIn(pool, client, saveUser(pool, saved))
}

export async function getTokensFromRefreshToken(
  pool: UserPool,
  { ClientId, RefreshToken = '' }: GetTokensFromRefreshTokenCommandInput,
) {
  return { AuthenticationResult: await pool.tokens.refresh(RefreshToken, clientOf(pool, ClientId)) }
}

export function revokeToken(pool: UserPool, { ClientId, Token = '' }: RevokeTokenCommandInput) {
  pool.tokens.revoke(Token, clientOf(pool, ClientId))
  return {}
}

export async function globalSignOut(pool: UserPool, { AccessToken = '' }: GlobalSignOutCommandInput) {
  pool.store.revokeTokensOf((await pool.tokens.userOf(AccessToken)).sub)
  return {}
}
