import { useParams } from 'react-router-dom'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Box } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import { auditSearch } from '#web/components/audit/audit-criteria.ts'
import { AuditEntries } from '#web/components/audit/audit-entries.tsx'

/** A tab of a person or a practice: what concerns them, and what a person did. */
export function HistoryPage() {
  const { userId, companyId } = useParams()
  const query = userId ? { person: userId as UserId } : { practice: companyId as CompanyId }
  return (
    <Box maxWidth="960px">
      <Section
        title="History"
        link={<TextLink to={`${paths.admin.audit}${auditSearch(query)}`}>Filter in the audit</TextLink>}
      >
        <AuditEntries query={query} />
      </Section>
    </Box>
  )
}
