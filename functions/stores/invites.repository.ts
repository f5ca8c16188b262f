import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '#shared/kernel/dates.ts'
import type { DayCount } from '#shared/kernel/day-count.ts'
import type { CompanyId, InviteId, UserId } from '#shared/kernel/ids.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import { keptUntil } from '#shared/members/invites.rules.ts'
import { batchGet } from '#functions/platform/dynamo/batch-get.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { exportPage, type Cursor, type ExportPage } from '#functions/platform/dynamo/export-page.ts'
import { queryAll } from '#functions/platform/dynamo/query-all.ts'
import { withKeyPrefix } from '#functions/platform/dynamo/ranges.ts'
import { create, removeVersion, replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { closedInviteItem, invitedItem, inviteItem } from './invites.items.ts'

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

const inviteOf = (item: Stored): StoredInvite => {
  const { pk: _pk, sk: _sk, v: _v, expiresAt: _until, ...invite } = inviteItem.read(item)
  return invite
}

export const invitesRepository = (db: Db, table: string) => ({
  find: async (company: CompanyId, id: InviteId): Promise<FoundInvite | undefined> => {
    const keys = [inviteItem.key(company, id), closedInviteItem.key(company, id)]
    const items = await batchGet(db, table, keys, { consistent: true })
    const pending = items.find(({ sk }) => sk === keys[0]?.sk)
    if (pending) return inviteOf(pending)
    const closed = items[0] && closedInviteItem.read(items[0])
    return closed && { outcome: closed.outcome, hash: closed.hash }
  },

  /** All that can or could be accepted: quotas limit how many there are. */
  listAll: async (company: CompanyId): Promise<StoredInvite[]> =>
    (await queryAll(db, { ...withKeyPrefix(table, company, inviteItem.name), ConsistentRead: true })).map(inviteOf),

  /** By id; `after` and `next` are the last of a page. */
  listPage: async (
    company: CompanyId,
    after: InviteId | undefined,
  ): Promise<{ items: StoredInvite[]; next?: InviteId }> => {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        ...withKeyPrefix(table, company, inviteItem.name),
        Limit: PAGE,
        ...(after && { ExclusiveStartKey: inviteItem.key(company, after) }),
      }),
    )
    const items = Items.map(inviteOf)
    const last = items.at(-1)?.id
    return { items, ...(LastEvaluatedKey && last && { next: last }) }
  },

  exportInvites: async (company: CompanyId, cursor: Cursor | undefined): Promise<ExportPage<StoredInvite>> => {
    const { items, next } = await exportPage(db, withKeyPrefix(table, company, inviteItem.name), cursor)
    return { items: items.map(inviteOf), next }
  },

  /** If it still has the version that was read; without one it must be new. */
  put: (company: CompanyId, { version, ...invite }: StoredInvite): TransactItem =>
    replace(
      table,
      inviteItem,
      { ...inviteItem.key(company, invite.id), ...invite, expiresAt: keptUntil(invite) },
      version,
    ),

  /** If it still has the version that was read. What remains has no address. */
  close: (
    company: CompanyId,
    { id, hash, validUntil, version }: StoredInvite,
    outcome: 'accepted' | 'cancelled',
  ): TransactItem[] => [
    removeVersion(table, inviteItem.key(company, id), version),
    create(table, closedInviteItem, {
      ...closedInviteItem.key(company, id),
      outcome,
      hash,
      expiresAt: keptUntil({ validUntil }),
    }),
  ],

  /** How many invites a practice has sent. */
  readInvited: async (company: CompanyId): Promise<DayCount | undefined> => {
    const { Item } = await db.send(
      new GetCommand({ TableName: table, Key: invitedItem.key(company), ConsistentRead: true }),
    )
    return Item && invitedItem.read(Item)
  },

  putInvited: (company: CompanyId, { day, count, version }: DayCount): TransactItem =>
    replace(table, invitedItem, { ...invitedItem.key(company), day, count }, version),
})

export type InvitesRepository = ReturnType<typeof invitesRepository>
