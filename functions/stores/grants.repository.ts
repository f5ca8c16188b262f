import type { Impersonation, SupportAccess, TargetId } from '#shared/impersonation/impersonation.schema.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { removedAt } from '#shared/kernel/retention.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { deleteRange } from '#functions/platform/dynamo/delete-range.ts'
import { type Cursor, type ItemPage, itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { hasVersion, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { grantItem, supportItem } from './grants.items.ts'

/** An impersonation as it is stored; `expiresAt` is in seconds. */
export type StoredGrant = Omit<Impersonation, 'expiresAt'> & {
  account: UserId
  signedInAt: number
  expiresAt: number
  version?: number
}

const PAGE = 20

/** The impersonations of super admins, and what the impersonated see of them. */
export const grantsRepository = (db: Db, table: string) => {
  const grants = itemsOf(db, table, grantItem, (grant): StoredGrant => grant)
  const accesses = itemsOf(db, table, supportItem, ({ by: _, ...access }): SupportAccess => access)

  return {
    /** Whether or not it has expired. */
    get: (admin: UserId): Promise<StoredGrant | undefined> => grants.get(grantItem.key(admin), 'consistent'),

    /** In place of an earlier one, which must be the one that was read; and what its target sees of it. */
    start: (admin: UserId, { version: _, ...grant }: StoredGrant, earlier: StoredGrant | undefined): TransactItem[] => {
      const { id, mode, reason, startedAt, target } = grant
      const access = { id, mode, ...(reason && { reason }), startedAt, by: admin }
      const expiresAt = removedAt('supportAccess', startedAt)
      return [
        grants.save(grantItem.key(admin), { ...grant, version: earlier?.version }),
        accesses.put(supportItem.key(target, `${startedAt}#${id}`), { ...access, expiresAt }),
      ]
    },

    end: (admin: UserId, { version }: StoredGrant): TransactItem =>
      grants.remove(grantItem.key(admin), hasVersion(version)),

    /** Fails silently if it has ended or was prolonged meanwhile. */
    prolong: async (
      admin: UserId,
      { id, expiresAt }: Pick<StoredGrant, 'id' | 'expiresAt'>,
      until: number,
    ): Promise<void> => {
      const isSame = { expression: '#id = :id AND #expiresAt = :was', values: { id, was: expiresAt } }
      await writeOne(db, grants.update(grantItem.key(admin), { set: { expiresAt: until }, condition: isSame }))
    },

    /** Newest first. */
    listAccesses: async (target: TargetId, after?: string): Promise<{ items: SupportAccess[]; nextToken?: string }> => {
      const start = after === undefined ? undefined : supportItem.key(target, after)
      const options = { limit: PAGE, start, descending: true }
      const { items, next } = await accesses.page(supportItem.all(target), 'eventual', options)
      const last = items.at(-1)
      return { items, ...(next && last && { nextToken: `${last.startedAt}#${last.id}` }) }
    },

    exportAccesses: (target: TargetId, cursor: Cursor | undefined): Promise<ItemPage<SupportAccess>> =>
      accesses.exportPage(supportItem.all(target), cursor),

    /** After the locum or the practice was deleted. */
    removeAccesses: (target: TargetId): Promise<void> => deleteRange(db, table, supportItem.all(target)),
  }
}

export type GrantsRepository = ReturnType<typeof grantsRepository>
