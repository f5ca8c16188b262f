import type { Instant } from '#shared/kernel/dates.ts'
import type { DailyCount } from '#shared/kernel/daily-count.ts'
import type { CompanyId, InviteId, UserId } from '#shared/kernel/ids.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import { removedAt } from '#shared/kernel/retention.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf, readsOf, type Cursor } from '#functions/platform/dynamo/items-of.ts'
import { hasVersion, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { closedInviteItem, inviteCountItem, inviteItem } from './invites.items.ts'

export type StoredInvite = {
  id: InviteId
  email: string
  role: MemberRole
  sentBy: UserId
  sentAt: Instant
  validUntil: Instant
  sending: number
  hash: string
  version?: number
}

/** An invite by its link: as it is stored, or what became of it. */
export type FoundInvite = StoredInvite | { outcome: 'accepted' | 'cancelled'; hash: string }

const PAGE = 50

export const invitesRepository = (db: Db, table: string) => {
  const invites = itemsOf(db, table, inviteItem)
  const closed = itemsOf(db, table, closedInviteItem)
  const counts = itemsOf(db, table, inviteCountItem)
  const found = readsOf(db, table, (item): FoundInvite => {
    return String(item.sk).startsWith(inviteItem.name) ? inviteItem.read(item) : closedInviteItem.read(item)
  })

  return {
    find: async (company: CompanyId, id: InviteId): Promise<FoundInvite | undefined> => {
      const items = await found.getMany([inviteItem.key(company, id), closedInviteItem.key(company, id)], 'consistent')
      return items.find((invite) => 'email' in invite) ?? items[0]
    },

    /** All that can or could be accepted: quotas limit how many there are. */
    listAll: (company: CompanyId): Promise<StoredInvite[]> => invites.list(inviteItem.all(company), 'consistent'),

    /** By id; `after` and `next` are the last of a page. */
    listPage: async (
      company: CompanyId,
      after: InviteId | undefined,
    ): Promise<{ items: StoredInvite[]; next?: InviteId }> => {
      const start = after && inviteItem.key(company, after)
      const { items, next } = await invites.page(inviteItem.all(company), 'eventual', { limit: PAGE, start })
      const last = items.at(-1)?.id
      return { items, ...(next && last && { next: last }) }
    },

    exportInvites: (company: CompanyId, cursor: Cursor | undefined) =>
      invites.exportPage(inviteItem.all(company), cursor),

    put: (company: CompanyId, invite: StoredInvite): TransactItem =>
      invites.save(inviteItem.key(company, invite.id), {
        ...invite,
        expiresAt: removedAt('invites', invite.validUntil),
      }),

    /** If it still has the version that was read. What remains has no address. */
    close: (
      company: CompanyId,
      { id, hash, validUntil, version }: StoredInvite,
      outcome: 'accepted' | 'cancelled',
    ): TransactItem[] => [
      invites.remove(inviteItem.key(company, id), hasVersion(version)),
      closed.save(closedInviteItem.key(company, id), { outcome, hash, expiresAt: removedAt('invites', validUntil) }),
    ],

    /** How many invites a practice has sent. */
    getInviteCount: (company: CompanyId): Promise<DailyCount | undefined> =>
      counts.get(inviteCountItem.key(company), 'consistent'),

    putInviteCount: (company: CompanyId, count: DailyCount): TransactItem =>
      counts.save(inviteCountItem.key(company), count),
  }
}

export type InvitesRepository = ReturnType<typeof invitesRepository>
