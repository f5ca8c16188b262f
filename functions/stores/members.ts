import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { exportPage, type Cursor, type ExportPage } from '#functions/platform/dynamo/export-page.ts'
import { conditionFailed } from '#functions/platform/dynamo/failures.ts'
import { queryAll } from '#functions/platform/dynamo/query-all.ts'
import { withKeyPrefix } from '#functions/platform/dynamo/ranges.ts'
import { removeVersion, replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { memberItem } from './companies.items.ts'

export type Membership = { id: UserId; role: MemberRole; since: Instant; lastActiveAt?: Instant; version?: number }

export const memberOf = (item: Stored): Membership => {
  const { memberUser, role, since, lastActiveAt, version } = memberItem.read(item)
  return { id: memberUser, role, since, ...(lastActiveAt && { lastActiveAt }), version }
}

/** The members of a practice: a quota limits how many there are. */
export const members = (db: Db, table: string) => {
  const getMember = async (id: CompanyId, userId: UserId): Promise<Membership | undefined> => {
    const { Item } = await db.send(
      new GetCommand({ TableName: table, Key: memberItem.key(id, userId), ConsistentRead: true }),
    )
    return Item && memberOf(Item)
  }

  const listMembers = async (id: CompanyId, { consistent = true } = {}): Promise<Membership[]> =>
    (await queryAll(db, { ...withKeyPrefix(table, id, memberItem.name), ConsistentRead: consistent })).map(memberOf)

  return {
    getMember,

    isMember: async (id: CompanyId, userId: UserId): Promise<boolean> => (await getMember(id, userId)) !== undefined,

    listMembers,

    /**
     * For display to one of them, from a copy of the table that has at least this version of their membership: with it
     * they see what they have just changed.
     */
    listMembersFor: async (id: CompanyId, reader: UserId, version = 0): Promise<Membership[]> => {
      const found = await listMembers(id, { consistent: false })
      const own = found.find((member) => member.id === reader)
      return (own?.version ?? 0) >= version ? found : listMembers(id)
    },

    exportMembers: async (id: CompanyId, cursor: Cursor | undefined): Promise<ExportPage<Membership>> => {
      const { items, next } = await exportPage(db, withKeyPrefix(table, id, memberItem.name), cursor)
      return { items: items.map(memberOf), next }
    },

    /** If they still have the version that was read; without one they must be new. */
    putMember: (id: CompanyId, { id: userId, version, ...member }: Membership): TransactItem =>
      replace(table, memberItem, { ...memberItem.key(id, userId), memberUser: userId, ...member }, version),

    removeMember: (id: CompanyId, { id: userId, version }: Membership): TransactItem =>
      removeVersion(table, memberItem.key(id, userId), version),

    /** A condition for other writes: still a member, with the role that was read. */
    mustBeMember: (id: CompanyId, { id: userId, version }: Membership): TransactItem => ({
      ConditionCheck: {
        TableName: table,
        Key: memberItem.key(id, userId),
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': version ?? 0 },
      },
    }),

    /** Keeps the version, as no decision reads it. */
    noteActive: async (id: CompanyId, userId: UserId, lastActiveAt: Instant): Promise<void> => {
      await db
        .send(new UpdateCommand(memberItem.update(table, memberItem.key(id, userId), { set: { lastActiveAt } })))
        .catch(conditionFailed)
    },
  }
}
