import { kindOf } from '#shared/admin/audit.rules.ts'
import type { ExportedEntry } from '#shared/exports/exported-entry.schema.ts'
import { isCompanyId, type CompanyId, type UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf, type Cursor, type ItemPage } from '#functions/platform/dynamo/items-of.ts'
import { before } from '#functions/platform/dynamo/ranges.ts'
import { auditItem } from './audit.items.ts'

/** What practices keep in confidence of a person, and who has reported their messages (`left-out.ts`). */
const isConfidential = ({ what }: Stored): boolean => kindOf(what) === 'lists' || what.startsWith('report.')

type Stored = ReturnType<typeof auditItem.read>

const actorOf = ({ user, grant }: Stored, owner: UserId | CompanyId): ExportedEntry['by'] => {
  if (!user) return 'the system'
  if (grant !== 'own') return 'support'
  return user === owner ? 'you' : 'another user'
}

const toExported =
  (owner: UserId | CompanyId) =>
  (entry: Stored): ExportedEntry => {
    const { at, what, about, reason, document } = entry
    return {
      at,
      what,
      by: actorOf(entry, owner),
      ...(about && { about }),
      ...(reason && { reason }),
      ...(document && { document }),
    }
  }

/** What the audit has of a person or a practice, oldest first: what concerns them, and what a person did. */
export const exportedHistory = (db: Db, table: string) => {
  const entries = itemsOf(db, table, auditItem)
  return {
    /** Without what they did themselves, which the other list has. */
    concerning: async (owner: UserId | CompanyId, cursor: Cursor | undefined): Promise<ItemPage<ExportedEntry>> => {
      const isPractice = isCompanyId(owner)
      const range = isPractice ? { index: 'company', company: owner } : { index: 'person', person: owner }
      const { items, next } = await entries.exportPage(range, cursor)
      const shown = items.filter((entry) => entry.user !== owner && (isPractice || !isConfidential(entry)))
      return { items: shown.map(toExported(owner)), next }
    },

    doneBy: async (owner: UserId, cursor: Cursor | undefined): Promise<ItemPage<ExportedEntry>> => {
      // Keys of entries begin with their time; that a person was active in a month has a name.
      const { items, next } = await entries.exportPage({ pk: owner, sk: before('A') }, cursor)
      return { items: items.map(toExported(owner)), next }
    },
  }
}

export type ExportedHistory = ReturnType<typeof exportedHistory>
