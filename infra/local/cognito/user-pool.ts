import { CognitoError, invalidParameter, userNotFound } from './cognito-error.ts'
import type { Tokens } from './tokens.ts'
import type { PoolClient, PoolSettings } from './user-pool-settings.ts'
import type { User, UserStore } from './user-store.ts'

/** Passed to every operation of the user pool. */
export type UserPool = {
  settings: PoolSettings
  store: UserStore
  tokens: Tokens
  now: () => number
  deliver: (mail: { to: string; subject: string; text: string }) => void
  invokeFunction: (arn: string, event: unknown) => Promise<unknown>
}

export type Attribute = { Name?: string; Value?: string }

export const poolNameOf = ({ poolId }: PoolSettings) => poolId.split('_')[1] ?? poolId

export function clientOf({ settings }: UserPool, clientId: string | undefined): PoolClient {
  const client = settings.clients.find(({ id }) => id === clientId)
  if (!client) throw new CognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`)
  return client
}

/** Addresses are stored and compared in lower case. */
export const normalise = (username = '') => username.trim().toLowerCase()

export function findUser({ store }: UserPool, username: string | undefined): User | undefined {
  return store.findUser(normalise(username))
}

export function requireUser(pool: UserPool, username: string | undefined): User {
  const user = findUser(pool, username)
  if (!user) throw userNotFound()
  return user
}

export function saveUser({ store, now }: UserPool, user: User): User {
  const saved = { ...user, updatedAt: now() }
  store.putUser(saved)
  return saved
}

export const attributesOf = (user: User) => [
  { Name: 'sub', Value: user.sub },
  ...Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value })),
]

const longestValue = 2048

/** Checks attributes against the pool's schema; administrators can write more attributes than clients. */
export function readAttributes(
  { settings }: UserPool,
  given: Attribute[] = [],
  writable?: string[],
): Record<string, string> {
  return Object.fromEntries(
    given.map(({ Name = '', Value = '' }) => {
      if (!settings.attributes.some(({ name }) => name === Name)) {
        throw invalidParameter(
          `Attributes did not conform to the schema: Type for attribute {${Name}} could not be determined`,
        )
      }
      if (Value.length > longestValue)
        throw invalidParameter(
          `Attributes did not conform to the schema: ${Name}: String must be no longer than ${longestValue} characters`,
        )
      if (writable && !writable.includes(Name))
        throw new CognitoError('NotAuthorizedException', 'A client attempted to write unauthorized attribute')
      return [Name, Name === 'email' ? readAddress(Value) : Value]
    }),
  )
}

export function refuseImmutable({ settings }: UserPool, changes: Record<string, string>) {
  const fixed = settings.attributes.find(({ name, mutable }) => !mutable && name in changes)
  if (fixed) throw invalidParameter(`user.${fixed.name}: Attribute cannot be updated.`)
}

export function readAddress(value: string): string {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim())) throw invalidParameter('Invalid email address format.')
  return normalise(value)
}

export function deliveryTo(address: string) {
  const [name = '', domain = ''] = address.split('@')
  return {
    Destination: `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`,
    DeliveryMedium: 'EMAIL' as const,
    AttributeName: 'email',
  }
}
