import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { AccountQuotas } from '#shared/admin/admin.contract.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { NotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import type { Role } from '#shared/kernel/roles.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { removeVersion, replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { userItem } from './users.items.ts'

/** An account as the product knows it: the address Cognito has checked, what was agreed to, and what is to be told. */
export type User = {
  id: UserId
  email: string
  role: Role
  consent?: string
  createdAt: Instant
  /** Absent: everything is told. */
  notification_channels?: NotificationChannels
  /**
   * Practices that it made: the index of memberships may not know the newest yet. Which it still is a member of, the
   * practices know.
   */
  createdPractices?: CompanyId[]
  /** Where a super admin has set other limits than everybody's. */
  quotas?: AccountQuotas
  /** Sessions begun before have ended. */
  sessionsValidAfter?: Instant
  version?: number
}

export const usersRepository = (db: Db, table: string) => ({
  get: async (id: UserId): Promise<User | undefined> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key: userItem.key(id), ConsistentRead: true }))
    if (!Item) return undefined
    const { pk: _pk, sk: _sk, v: _v, ...user } = userItem.read(Item)
    return { id, ...user }
  },

  /** On condition of the version read. */
  save: ({ id, version, ...user }: User): TransactItem =>
    replace(table, userItem, { ...userItem.key(id), ...user }, version),

  /** With it goes the account: its tokens open nothing that asks for a user. On condition of the version read. */
  remove: ({ id, version }: User): TransactItem => removeVersion(table, userItem.key(id), version),

  /** A condition of others' writes: the account has not been deleted. */
  isThere: (id: UserId): TransactItem => ({
    ConditionCheck: { TableName: table, Key: userItem.key(id), ConditionExpression: 'attribute_exists(pk)' },
  }),

  /** Puts the user down once; a later call (a repeated trigger, the operator's command) leaves the first as it is. */
  register: async ({ id, ...user }: User): Promise<void> => {
    const put = new PutCommand({
      TableName: table,
      Item: userItem.written({ ...userItem.key(id), ...user, email: user.email.toLowerCase(), version: 1 }),
      ConditionExpression: 'attribute_not_exists(pk)',
    })
    await db.send(put).catch((error: Error) => {
      if (error.name !== 'ConditionalCheckFailedException') throw error
    })
  },
})

export type UsersRepository = ReturnType<typeof usersRepository>
