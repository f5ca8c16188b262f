import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import { Checkbox } from '#web/ui/choices.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Box } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import type { AuditQuery } from '#web/components/audit/audit.api.ts'
import { auditSearch } from '#web/components/audit/audit-criteria.ts'
import { AuditEntries } from '#web/components/audit/audit-entries.tsx'

/** A tab of a person or a practice: what concerns them, and what a person did; readings where they are asked for. */
export function HistoryPage() {
  const { userId, companyId } = useParams()
  const [withReadings, setWithReadings] = useState(false)
  const of = userId ? { person: userId as UserId } : { practice: companyId as CompanyId }
  const query: AuditQuery = withReadings ? of : { ...of, without: 'readings' }
  return (
    <Box maxWidth="960px">
      <Section
        title="History"
        link={<TextLink to={`${paths.admin.audit}${auditSearch(query)}`}>Filter in the audit</TextLink>}
      >
        <Box mb="3">
          <Checkbox
            label="Show readings too"
            checked={withReadings}
            onChange={({ currentTarget: { checked } }) => setWithReadings(checked)}
          />
        </Box>
        <AuditEntries key={query.without} query={query} />
      </Section>
    </Box>
  )
}
