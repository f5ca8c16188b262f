import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { AccountQuotas } from '#shared/admin/admin.contract.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { NotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import type { Role } from '#shared/kernel/roles.ts'
import { batchGet } from '#functions/platform/dynamo/batch-get.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { conditionFailed } from '#functions/platform/dynamo/failures.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { removeVersion, replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { userItem } from './users.items.ts'

/** An account: its confirmed mail address, the accepted terms, and the notification settings. */
export type User = {
  id: UserId
  email: string
  /** What colleagues call a practice's user; a locum's name is in their profile. */
  name?: string
  role: Role
  consent?: string
  createdAt: Instant
  /** Absent: all notifications are on. */
  notification_channels?: NotificationChannels
  /**
   * Practices that it created or joined, as the index of memberships may not have the newest yet. Whether it is still a
   * member, the practices know.
   */
  joinedPractices?: CompanyId[]
  /** Set if a super admin has given the account its own limits. */
  quotas?: AccountQuotas
  /** Sessions begun before this time have ended. */
  sessionsValidAfter?: Instant
  version?: number
}

const userOf = (item: Stored): User => {
  const { pk: id, sk: _sk, v: _v, ...user } = userItem.read(item)
  return { id, ...user }
}

export const usersRepository = (db: Db, table: string) => ({
  get: async (id: UserId): Promise<User | undefined> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key: userItem.key(id), ConsistentRead: true }))
    return Item && userOf(Item)
  },

  /** By id, without those that no longer exist. */
  listByIds: async (ids: readonly UserId[]): Promise<Map<UserId, User>> => {
    const items = await batchGet(
      db,
      table,
      ids.map((id) => userItem.key(id)),
    )
    return new Map(items.map(userOf).map((user) => [user.id, user]))
  },

  /** If it still has the version that was read. */
  save: ({ id, version, ...user }: User): TransactItem =>
    replace(table, userItem, { ...userItem.key(id), ...user }, version),

  /** Deletes the account, if it still has the version that was read: its tokens no longer work. */
  remove: ({ id, version }: User): TransactItem => removeVersion(table, userItem.key(id), version),

  /** A condition for other writes: the account still has the version that was read. */
  mustBe: ({ id, version }: User): TransactItem => ({
    ConditionCheck: {
      TableName: table,
      Key: userItem.key(id),
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': version ?? 0 },
    },
  }),

  /** A condition for other writes: the account has not been deleted. */
  mustExist: (id: UserId): TransactItem => ({
    ConditionCheck: { TableName: table, Key: userItem.key(id), ConditionExpression: 'attribute_exists(pk)' },
  }),

  /** Creates the user once; a later call (a repeated trigger, an operator's command) doesn't change it. */
  register: async ({ id, ...user }: User): Promise<void> => {
    const put = new PutCommand({
      TableName: table,
      Item: userItem.written({ ...userItem.key(id), ...user, email: user.email.toLowerCase(), version: 1 }),
      ConditionExpression: 'attribute_not_exists(pk)',
    })
    await db.send(put).catch(conditionFailed)
  },
})

export type UsersRepository = ReturnType<typeof usersRepository>
