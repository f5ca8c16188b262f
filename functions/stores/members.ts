import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf, type Consistency, type Cursor } from '#functions/platform/dynamo/items-of.ts'
import { hasVersion, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { memberItem } from './companies.items.ts'

export type Membership = { id: UserId; role: MemberRole; since: Instant; lastActiveAt?: Instant; version?: number }

/** The members of a practice: a quota limits how many there are. */
export const members = (db: Db, table: string) => {
  const stored = itemsOf(db, table, memberItem, ({ memberUser, ...member }): Membership => ({
    id: memberUser,
    ...member,
  }))

  const getMember = (id: CompanyId, userId: UserId): Promise<Membership | undefined> =>
    stored.get(memberItem.key(id, userId), 'consistent')

  const listMembers = (id: CompanyId, consistency: Consistency): Promise<Membership[]> =>
    stored.list(memberItem.all(id), consistency)

  return {
    getMember,

    isMember: async (id: CompanyId, userId: UserId): Promise<boolean> => (await getMember(id, userId)) !== undefined,

    listMembers,

    /**
     * For display to one of them, from a copy of the table that has at least this version of their membership: with it
     * they see what they have just changed.
     */
    listMembersFor: async (id: CompanyId, reader: UserId, version = 0): Promise<Membership[]> => {
      const found = await listMembers(id, 'eventual')
      const own = found.find((member) => member.id === reader)
      return (own?.version ?? 0) >= version ? found : listMembers(id, 'consistent')
    },

    exportMembers: (id: CompanyId, cursor: Cursor | undefined) => stored.exportPage(memberItem.all(id), cursor),

    putMember: (id: CompanyId, { id: userId, ...member }: Membership): TransactItem =>
      stored.save(memberItem.key(id, userId), { memberUser: userId, ...member }),

    removeMember: (id: CompanyId, { id: userId, version }: Membership): TransactItem =>
      stored.remove(memberItem.key(id, userId), hasVersion(version)),

    /** A condition for other writes: still a member, with the role that was read. */
    mustBeMember: (id: CompanyId, { id: userId, version }: Membership): TransactItem =>
      stored.check(memberItem.key(id, userId), hasVersion(version)),

    /** Keeps the version, as no decision reads it. */
    noteActive: async (id: CompanyId, userId: UserId, lastActiveAt: Instant): Promise<void> => {
      await writeOne(db, stored.update(memberItem.key(id, userId), { set: { lastActiveAt } }))
    },
  }
}
