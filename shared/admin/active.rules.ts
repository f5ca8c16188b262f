import { monthOf, todayAt } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { AuditRecord } from './audit.schema.ts'

/** A locum or a practice that did something in a month. */
export type ActiveId = { id: UserId | CompanyId; month: string }

/**
 * Who an entry makes active: the practice for which a user did it, or the locum who did it. Neither what follows from
 * it nor what a super admin does counts.
 */
export const activeIn = ({ user, practice, person, grant, via, at, kind }: AuditRecord): ActiveId[] => {
  if (!user || grant !== 'own' || via || kind === 'readings') return []
  const month = monthOf(todayAt(at))
  if (practice) return [{ id: practice, month }]
  return person === user ? [{ id: user, month }] : []
}
