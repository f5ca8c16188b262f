import { useSearchParams } from 'react-router-dom'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import { formatPeriod, RETENTION_DAYS } from '#shared/kernel/retention.ts'
import { auditList, type AuditQuery } from '#web/components/audit/audit.api.ts'
import { auditQueryOf, auditSearch } from '#web/components/audit/audit-criteria.ts'
import { AuditEntries } from '#web/components/audit/audit-entries.tsx'
import { useList } from '#web/platform/use-list.ts'
import { Box, Small } from '#web/ui/chakra.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { AuditFiltersForm } from './audit-filters.tsx'
import { ExportAudit } from './export-audit.tsx'
import { PartyFilters } from './party-filters.tsx'

/** Who did or saw what, with filters that the address holds. */
export function AuditPage() {
  const [params, setParams] = useSearchParams()
  const query = auditQueryOf(params)
  const address = auditSearch(query)
  const { summary } = useList(auditList(query), { automaticItems: 0 })
  const show = (changed: AuditQuery) => setParams(auditSearch(changed), { replace: true })
  return (
    <Page>
      <PageHeader title="Audit">Who did or saw what, for whom, when and why.</PageHeader>
      <Box maxWidth="960px">
        {summary?.since && (
          <Small mb="4">
            Audit recorded since {formatFormDate(todayAt(summary.since))}; entries are kept for{' '}
            {formatPeriod(RETENTION_DAYS.audit)}.
          </Small>
        )}
        <PartyFilters
          key={`parties ${address}`}
          query={query}
          actor={summary?.actor}
          subject={summary?.subject}
          show={show}
        />
        <AuditFiltersForm key={address} query={query} onChange={show} />
        <ExportAudit query={query} />
        <AuditEntries key={`entries ${address}`} query={query} />
      </Box>
    </Page>
  )
}
