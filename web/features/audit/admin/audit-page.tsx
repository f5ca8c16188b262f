import { useSearchParams } from 'react-router-dom'
import { auditSubjects, type AuditSubject } from '#shared/admin/audit-kinds.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { RemovableChip } from '#web/ui/chip.tsx'
import { Box, Row } from '#web/ui/chakra.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import type { AuditQuery } from '#web/components/audit/audit.api.ts'
import { auditQueryOf, auditSearch } from '#web/components/audit/audit-criteria.ts'
import { AuditEntries } from '#web/components/audit/audit-entries.tsx'
import { AuditSubjectSearch } from './audit-subject-search.tsx'
import { AuditFiltersForm } from './audit-filters.tsx'
import { useAuditNames } from './use-audit-names.ts'

/** By whom or what, to which other pages link. */
const chipLabels: Record<AuditSubject, string> = {
  person: 'Person',
  actor: 'Done by',
  practice: 'Practice',
  about: 'About',
}

function Chips({ query, show }: { query: AuditQuery; show: (query: AuditQuery) => void }) {
  const nameOf = useAuditNames(query)
  const chosen = auditSubjects.find((subject) => query[subject])
  if (!chosen) return null
  return (
    <Row wrap gap="2" mb="5">
      <RemovableChip
        label={`${chipLabels[chosen]}: ${nameOf(chosen)}`}
        onRemove={() => show({ ...query, [chosen]: undefined })}
      />
      {query.person && (
        <RemovableChip
          label="Including entries about them"
          onRemove={() => show({ ...query, person: undefined, actor: query.person as UserId })}
        />
      )}
    </Row>
  )
}

/** Who did or saw what, with filters that the address holds. */
export function AuditPage() {
  const [params, setParams] = useSearchParams()
  const query = auditQueryOf(params)
  const show = (changed: AuditQuery) => setParams(auditSearch(changed), { replace: true })
  return (
    <Page>
      <PageHeader title="Audit">Who did or saw what, for whom, when and why.</PageHeader>
      <Box maxWidth="960px">
        <AuditSubjectSearch key={`subject ${auditSearch(query)}`} query={query} />
        <AuditFiltersForm key={auditSearch(query)} query={query} onChange={show} />
        <Chips query={query} show={show} />
        <AuditEntries key={`entries ${auditSearch(query)}`} query={query} />
      </Box>
    </Page>
  )
}
