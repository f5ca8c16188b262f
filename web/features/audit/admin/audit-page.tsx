import { useSearchParams } from 'react-router-dom'
import type { UserId } from '#shared/kernel/ids.ts'
import { RemovableChip } from '#web/ui/chip.tsx'
import { Box, Row } from '#web/ui/chakra.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import type { AuditQuery } from '#web/components/audit/audit.api.ts'
import { auditQueryOf, auditSearch } from '#web/components/audit/audit-criteria.ts'
import { AuditEntries } from '#web/components/audit/audit-entries.tsx'
import { AuditSubject } from './audit-subject.tsx'
import { AuditFiltersForm } from './audit-filters.tsx'
import { useAuditNames } from './use-audit-names.ts'

/** Filters by whom or what, which other pages link to. */
const named = ['person', 'actor', 'practice', 'about'] as const
const chipLabels: Record<(typeof named)[number], string> = {
  person: 'About',
  actor: 'Done by',
  practice: 'Practice',
  about: 'About',
}

function Chips({ query, show }: { query: AuditQuery; show: (query: AuditQuery) => void }) {
  const nameOf = useAuditNames(query)
  const chosen = named.filter((filter) => query[filter])
  if (chosen.length === 0) return null
  return (
    <Row wrap gap="2" mb="5">
      {chosen.map((filter) => (
        <RemovableChip
          key={filter}
          label={`${chipLabels[filter]}: ${nameOf(filter)}`}
          onRemove={() => show({ ...query, [filter]: undefined })}
        />
      ))}
      {query.person && (
        <RemovableChip
          label="With what concerns them"
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
        <AuditSubject key={`subject ${auditSearch(query)}`} query={query} />
        <AuditFiltersForm key={auditSearch(query)} query={query} onChange={show} />
        <Chips query={query} show={show} />
        <AuditEntries key={`entries ${auditSearch(query)}`} query={query} />
      </Box>
    </Page>
  )
}
