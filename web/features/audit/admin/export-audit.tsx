import type { AuditFilters } from '#shared/admin/audit.schema.ts'
import { addDays, formatFormDate, MAX_PERIOD_DAYS } from '#shared/kernel/dates.ts'
import type { AuditQuery } from '#web/components/audit/audit.api.ts'
import { ExportList } from '#web/components/lookup/export-list.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { Box } from '#web/ui/chakra.ts'

/** What is shown, at most the last year of it. */
export function ExportAudit({ query }: { query: AuditQuery }) {
  const to = query.to ?? currentDay()
  const earliest = addDays(to, -MAX_PERIOD_DAYS)
  const from = query.from && query.from > earliest ? query.from : earliest
  return (
    <ExportList list="audit" filters={{ ...(query as AuditFilters), from, to }} disabled={from > to}>
      <Box>
        Everything that the filters show, from {formatFormDate(from)} until {formatFormDate(to)}.
        {from !== query.from && ' At most a year is exported at once.'}
      </Box>
    </ExportList>
  )
}
