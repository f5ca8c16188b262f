import type {
  DeleteUserCommandInput,
  GetUserCommandInput,
  UpdateUserAttributesCommandInput,
} from '@aws-sdk/client-cognito-identity-provider'
import { invalidParameter } from './cognito-error.ts'
import { factorsOf } from './second-factor.ts'
import { attributesOf, readAttributes, refuseImmutable, saveUser, type UserPool } from './user-pool.ts'

export async function getUser(pool: UserPool, { AccessToken = '' }: GetUserCommandInput) {
  const user = await pool.tokens.userOf(AccessToken)
  return { Username: user.sub, ...factorsOf(user), UserAttributes: attributesOf(user) }
}

export async function updateUserAttributes(
  pool: UserPool,
  { AccessToken = '', UserAttributes }: UpdateUserAttributesCommandInput,
) {
  const user = await pool.tokens.userOf(AccessToken)
  // The token doesn't say which attributes its client can write; all clients of the pool can write the same.
  const writable = pool.settings.clients.find(({ writeAttributes }) => writeAttributes)?.writeAttributes
  const changes = readAttributes(pool, UserAttributes, writable)
  refuseImmutable(pool, changes)
  if (changes.email && changes.email !== user.email)
    throw invalidParameter('The local user pool cannot change an address.')
  saveUser(pool, { ...user, attributes: { ...user.attributes, ...changes } })
  return { CodeDeliveryDetailsList: [] }
}

export async function deleteUser(pool: UserPool, { AccessToken = '' }: DeleteUserCommandInput) {
  pool.store.deleteUser((await pool.tokens.userOf(AccessToken)).sub)
  return {}
}
