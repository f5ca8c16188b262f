import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import { CognitoError, notAuthorized } from './cognito-error.ts'
import type { PoolClient } from './user-pool-settings.ts'
import type { User, UserStore } from './user-store.ts'

type TokenOptions = { issuer: string; store: UserStore; now: () => number }
type Session = { user: User; client: PoolClient; originJti: string; authTime: number }

export type Tokens = Awaited<ReturnType<typeof openTokens>>

/** Issues and verifies the pool's tokens. The signing key is created once and stored with the users. */
export async function openTokens({ issuer, store, now }: TokenOptions) {
  const privateJwk = JSON.parse(store.secret('signing-key') ?? (await makeSigningKey(store))) as JWK
  const key = await importJWK(privateJwk, 'RS256')
  const { kty, n, e, kid } = privateJwk
  const jwks: JSONWebKeySet = { keys: [{ kty, n, e, kid, alg: 'RS256', use: 'sig' } as JWK] }
  const seconds = () => Math.floor(now() / 1000)

  const sign = (claims: JWTPayload, { user, originJti, authTime }: Session, minutes: number) =>
    new SignJWT({
      sub: user.sub,
      ...groupsClaim(store.groupsOf(user.sub)),
      iss: issuer,
      origin_jti: originJti,
      event_id: randomUUID(),
      auth_time: authTime,
      exp: seconds() + Math.round(minutes * 60),
      iat: seconds(),
      jti: randomUUID(),
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(key)

  const signBoth = async (session: Session) => {
    const { user, client } = session
    const accessClaims = {
      token_use: 'access',
      client_id: client.id,
      scope: 'aws.cognito.signin.user.admin',
      username: user.sub,
    }
    const idClaims = {
      token_use: 'id',
      aud: client.id,
      'cognito:username': user.sub,
      ...user.attributes,
      email_verified: user.attributes.email_verified === 'true',
    }
    return {
      AccessToken: await sign(accessClaims, session, client.accessMinutes),
      IdToken: await sign(idClaims, session, client.idMinutes),
      ExpiresIn: Math.round(client.accessMinutes * 60),
      TokenType: 'Bearer',
    }
  }

  return {
    jwks,
    startSession: async (user: User, client: PoolClient) => {
      const refreshToken = randomBytes(48).toString('base64url')
      const session = { user, client, originJti: randomUUID(), authTime: seconds() }
      const expiresAt = now() + client.refreshMinutes * 60_000
      store.putRefreshToken({
        hash: hash(refreshToken),
        sub: user.sub,
        clientId: client.id,
        originJti: session.originJti,
        authTime: session.authTime,
        expiresAt,
      })
      return { ...(await signBoth(session)), RefreshToken: refreshToken }
    },
    refresh: async (refreshToken: string, client: PoolClient) => {
      const stored = store.findRefreshToken(hash(refreshToken))
      if (!stored || stored.clientId !== client.id) throw notAuthorized('Invalid Refresh Token')
      if (stored.revoked) throw notAuthorized('Refresh Token has been revoked')
      if (stored.expiresAt <= now()) throw notAuthorized('Refresh Token has expired')
      const user = store.findUser(stored.sub)
      if (!user) throw notAuthorized('Invalid Refresh Token')
      return signBoth({ user, client, originJti: stored.originJti, authTime: stored.authTime })
    },
    revoke: (refreshToken: string, client: PoolClient) => {
      const stored = store.findRefreshToken(hash(refreshToken))
      if (stored && stored.clientId !== client.id)
        throw new CognitoError('UnauthorizedException', 'Client is not authorized to revoke this token.')
      store.revokeToken(hash(refreshToken))
    },
    userOf: async (accessToken: string): Promise<User> => {
      const { payload } = await jwtVerify(accessToken, createLocalJWKSet(jwks), {
        issuer,
        currentDate: new Date(now()),
      }).catch((error: { code?: string }) => {
        throw notAuthorized(error.code === 'ERR_JWT_EXPIRED' ? 'Access Token has expired' : 'Invalid Access Token')
      })
      if (payload.token_use !== 'access') throw notAuthorized('Invalid Access Token')
      if (store.isSessionRevoked(String(payload.origin_jti))) throw notAuthorized('Access Token has been revoked')
      const user = store.findUser(String(payload.sub))
      if (!user) throw notAuthorized('Invalid Access Token')
      return user
    },
  }
}

const groupsClaim = (groups: string[]) => (groups.length > 0 ? { 'cognito:groups': groups } : {})
const hash = (token: string) => createHash('sha256').update(token).digest('hex')

async function makeSigningKey(store: UserStore): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = JSON.stringify({ ...(await exportJWK(privateKey)), kid: randomUUID() })
  store.putSecret('signing-key', key)
  return key
}
