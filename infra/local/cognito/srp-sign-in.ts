import { randomBytes } from 'node:crypto'
import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { region } from '#infra/local/local-names.ts'
import { g, k, N, passwordExponent, power, proofOf, scramblerOf, toInteger } from './srp-group.ts'

type SignIn = { endpoint: string; userPoolId: string; userPoolClientId: string; email: string; password: string }
type SignedIn = { accessToken: string; idToken: string; refreshToken: string }

/** Signs in by SRP, as the browser does, for seeding, tests and benchmarks. */
export async function signInBySrp({
  endpoint,
  userPoolId,
  userPoolClientId: ClientId,
  email,
  password,
}: SignIn): Promise<SignedIn> {
  const client = new CognitoIdentityProviderClient({
    endpoint,
    region,
    credentials: { accessKeyId: '-', secretAccessKey: '-' },
  })
  const a = toInteger(randomBytes(32))
  const A = power(g, a)
  const AuthParameters = { USERNAME: email, SRP_A: A.toString(16) }
  const { ChallengeName, ChallengeParameters = {} } = await client.send(
    new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters }),
  )
  const { USER_ID_FOR_SRP: username = '', SRP_B = '', SALT = '', SECRET_BLOCK: secretBlock = '' } = ChallengeParameters
  const poolName = userPoolId.split('_')[1] ?? ''
  const timestamp = new Date().toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+) (.+) GMT$/, '$1 $3 $2 $5 UTC $4')
  const signature = clientProof(
    { a, A, B: BigInt(`0x${SRP_B}`), salt: SALT, password },
    { poolName, username, secretBlock, timestamp },
  )
  const ChallengeResponses = {
    USERNAME: username,
    PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
    TIMESTAMP: timestamp,
    PASSWORD_CLAIM_SIGNATURE: signature,
  }
  const { AuthenticationResult } = await client.send(
    new RespondToAuthChallengeCommand({ ClientId, ChallengeName, ChallengeResponses }),
  )
  client.destroy()
  return {
    accessToken: AuthenticationResult?.AccessToken ?? '',
    idToken: AuthenticationResult?.IdToken ?? '',
    refreshToken: AuthenticationResult?.RefreshToken ?? '',
  }
}

type Secrets = { a: bigint; A: bigint; B: bigint; salt: string; password: string }

function clientProof({ a, A, B, salt, password }: Secrets, exchange: Parameters<typeof proofOf>[2]): string {
  const x = passwordExponent(salt, exchange.poolName, exchange.username, password)
  const u = scramblerOf(A, B)
  // Made positive, since the remainder of a negative BigInt is negative.
  const base = (((B - k * power(g, x)) % N) + N) % N
  return proofOf(power(base, a + u * x), u, exchange)
}
