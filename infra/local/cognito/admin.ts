import { randomBytes } from 'node:crypto'
import type {
  AdminAddUserToGroupCommandInput,
  AdminCreateUserCommandInput,
  AdminGetUserCommandInput,
  AdminSetUserPasswordCommandInput,
  AdminUpdateUserAttributesCommandInput,
  CreateGroupCommandInput,
  ListUsersCommandInput,
} from '@aws-sdk/client-cognito-identity-provider'
import { sendInvitation } from './codes.ts'
import { CognitoError, invalidParameter } from './cognito-error.ts'
import { withPassword } from './passwords.ts'
import { factorsOf } from './second-factor.ts'
import { newUser } from './sign-up.ts'
import {
  attributesOf,
  findUser,
  readAddress,
  readAttributes,
  refuseImmutable,
  requireUser,
  saveUser,
  type UserPool,
} from './user-pool.ts'
import type { User } from './user-store.ts'

type Named = Pick<AdminGetUserCommandInput, 'Username'>
type InGroup = Pick<AdminAddUserToGroupCommandInput, 'Username' | 'GroupName'>

export async function adminCreateUser(pool: UserPool, input: AdminCreateUserCommandInput) {
  const email = readAddress(input.Username ?? '')
  if (findUser(pool, email)) throw new CognitoError('UsernameExistsException', 'User account already exists')
  const password = input.TemporaryPassword ?? `Aa1!${randomBytes(9).toString('base64url')}`
  const user = withPassword(
    pool,
    newUser(pool, email, readAttributes(pool, input.UserAttributes)),
    password,
    'FORCE_CHANGE_PASSWORD',
  )
  saveUser(pool, user)
  if (input.MessageAction !== 'SUPPRESS') await sendInvitation(pool, user, password)
  return { User: { ...summary(user), Attributes: attributesOf(user) } }
}

export function adminSetUserPassword(
  pool: UserPool,
  { Username, Password = '', Permanent }: AdminSetUserPasswordCommandInput,
) {
  saveUser(
    pool,
    withPassword(pool, requireUser(pool, Username), Password, Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD'),
  )
  return {}
}

export function adminGetUser(pool: UserPool, { Username }: Named) {
  const user = requireUser(pool, Username)
  return { ...summary(user), ...factorsOf(user), UserAttributes: attributesOf(user) }
}

export function adminDeleteUser(pool: UserPool, { Username }: Named) {
  pool.store.deleteUser(requireUser(pool, Username).sub)
  return {}
}

export function adminUserGlobalSignOut(pool: UserPool, { Username }: Named) {
  pool.store.revokeTokensOf(requireUser(pool, Username).sub)
  return {}
}

export function adminUpdateUserAttributes(
  pool: UserPool,
  { Username, UserAttributes }: AdminUpdateUserAttributesCommandInput,
) {
  const user = requireUser(pool, Username)
  const changes = readAttributes(pool, UserAttributes)
  refuseImmutable(pool, changes)
  const holder = changes.email ? findUser(pool, changes.email) : undefined
  if (holder && holder.sub !== user.sub)
    throw new CognitoError('AliasExistsException', 'An account with the given email already exists.')
  saveUser(pool, { ...user, email: changes.email ?? user.email, attributes: { ...user.attributes, ...changes } })
  return {}
}

export function adminAddUserToGroup(pool: UserPool, input: InGroup) {
  pool.store.addMember(requireUser(pool, input.Username).sub, requireGroup(pool, input.GroupName))
  return {}
}

export function adminRemoveUserFromGroup(pool: UserPool, input: InGroup) {
  pool.store.removeMember(requireUser(pool, input.Username).sub, requireGroup(pool, input.GroupName))
  return {}
}

export function adminListGroupsForUser(pool: UserPool, { Username }: Named) {
  const { poolId } = pool.settings
  return {
    Groups: pool.store
      .groupsOf(requireUser(pool, Username).sub)
      .map((GroupName) => ({ GroupName, UserPoolId: poolId })),
  }
}

export function createGroup({ store, settings }: UserPool, { GroupName = '', Description }: CreateGroupCommandInput) {
  if (!store.createGroup(GroupName, Description))
    throw new CognitoError('GroupExistsException', 'A group with the name already exists.')
  return { Group: { GroupName, Description, UserPoolId: settings.poolId } }
}

/** Cognito's filters: one attribute, `=` or `^=` (starts with). */
export function listUsers(pool: UserPool, { Filter, Limit = 60, PaginationToken = '' }: ListUsersCommandInput) {
  const filter = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"(.*)"\s*$/.exec(Filter ?? '')
  if (Filter && !filter) throw invalidParameter('Error while parsing filter.')
  const [, attribute = '', operator, value = ''] = filter ?? []
  const matches = (user: User) => {
    const actual = attribute === 'sub' ? user.sub : (user.attributes[attribute] ?? '')
    return operator === '=' ? actual === value : actual.startsWith(value)
  }
  const page = pool.store.usersAfter(PaginationToken, filter ? Number.MAX_SAFE_INTEGER : Limit)
  const found = page.filter(matches).slice(0, Limit)
  const last = found.at(-1)?.sub
  return {
    Users: found.map((user) => ({ ...summary(user), Attributes: attributesOf(user) })),
    ...(last && found.length === Limit && { PaginationToken: last }),
  }
}

function requireGroup({ store }: UserPool, name = ''): string {
  if (!store.hasGroup(name)) throw new CognitoError('ResourceNotFoundException', 'Group not found.')
  return name
}

const summary = (user: User) => ({
  Username: user.sub,
  Enabled: true,
  UserStatus: user.status,
  UserCreateDate: user.createdAt / 1000,
  UserLastModifiedDate: user.updatedAt / 1000,
})
