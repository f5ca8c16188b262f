import { monthOf, todayAt } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { AuditKind } from './audit-kinds.ts'
import type { AuditRecord } from './audit.schema.ts'

/** A locum or a practice that did something in a month. */
export type ActiveId = { id: UserId | CompanyId; month: string }

/** Kinds of what users of practices do for themselves too. */
const ofAnyUser: readonly AuditKind[] = ['members', 'accounts', 'exports']

/**
 * Who an entry makes active: the practice that a user created or for which they did it, or the locum who did it.
 * Neither what follows from it nor what a super admin does counts.
 */
export const activeIn = ({ user, practice, person, company, grant, via, at, kind, what }: AuditRecord): ActiveId[] => {
  if (!user || grant !== 'own' || via || kind === 'readings') return []
  const month = monthOf(todayAt(at))
  const created = what === 'company.created' ? company : undefined
  const id = practice ?? created ?? (person === user && !ofAnyUser.includes(kind) ? user : undefined)
  return id ? [{ id, month }] : []
}
