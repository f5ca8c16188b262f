import type { AuditEntry } from '#shared/admin/audit.contract.ts'
import { useList } from '#web/platform/use-list.ts'
import { auditList, type AuditQuery } from '#web/components/audit/audit.api.ts'

type Filter = 'person' | 'actor' | 'practice' | 'about'

const peopleOf = ({ actor, for: other, person, practice }: AuditEntry) => [actor, other, person, practice]

/** What a filter's id is called, as its own entries say. */
export function useAuditNames(query: AuditQuery): (filter: Filter) => string {
  const { data = [] } = useList(auditList(query), { automaticItems: 0 })
  return (filter) => {
    const id = query[filter] ?? ''
    return data.flatMap(peopleOf).find((one) => one?.id === id)?.name ?? id
  }
}
