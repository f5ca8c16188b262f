import type { AccountQuotas } from '#shared/admin/account-quotas.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { NotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import type { Role } from '#shared/kernel/roles.ts'
import type { Suspension } from '#shared/kernel/suspension.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { exists, hasVersion, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
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
  suspended?: Suspension
  version?: number
}

export const usersRepository = (db: Db, table: string) => {
  const users = itemsOf(db, table, userItem, (user, { pk }): User => ({ id: pk, ...user }))
  return {
    get: (id: UserId): Promise<User | undefined> => users.get(userItem.key(id), 'consistent'),

    /** By id, without those that no longer exist. */
    listByIds: async (ids: readonly UserId[]): Promise<Map<UserId, User>> => {
      const found = await users.getMany(userItem.keys(ids), 'eventual')
      return new Map(found.map((user) => [user.id, user]))
    },

    save: ({ id, ...user }: User): TransactItem => users.save(userItem.key(id), user),

    /** Deletes the account, if it still has the version that was read: its tokens no longer work. */
    remove: ({ id, version }: User): TransactItem => users.remove(userItem.key(id), hasVersion(version)),

    /** A condition for other writes: the account still has the version that was read. */
    mustBe: ({ id, version }: User): TransactItem => users.check(userItem.key(id), hasVersion(version)),

    /** A condition for other writes: the account has not been deleted. */
    mustExist: (id: UserId): TransactItem => users.check(userItem.key(id), exists),

    /** Creates the user once; a later call (a repeated trigger, an operator's command) doesn't change it. */
    register: async ({ id, ...user }: User): Promise<void> => {
      await writeOne(db, users.save(userItem.key(id), { ...user, email: user.email.toLowerCase() }))
    },
  }
}

export type UsersRepository = ReturnType<typeof usersRepository>
