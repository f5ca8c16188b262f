import type { AuditSubject } from '#shared/admin/audit-kinds.ts'
import type { AuditEntry } from '#shared/admin/audit.contract.ts'
import { useList } from '#web/platform/use-list.ts'
import { auditList, type AuditQuery } from '#web/components/audit/audit.api.ts'

const peopleOf = ({ actor, for: other, person, practice }: AuditEntry) => [actor, other, person, practice]

/** What the subject's id is called, as its own entries say. */
export function useAuditNames(query: AuditQuery): (subject: AuditSubject) => string {
  const { data = [] } = useList(auditList(query), { automaticItems: 0 })
  return (subject) => {
    const id = query[subject] ?? ''
    return data.flatMap(peopleOf).find((one) => one?.id === id)?.name ?? id
  }
}
