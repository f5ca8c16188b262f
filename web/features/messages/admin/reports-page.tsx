import { LoadError } from '#web/components/page/load-error.tsx'
import { useList } from '#web/platform/use-list.ts'
import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useView, ViewSwitch } from '#web/ui/view-switch.tsx'
import { ReportCard } from './report-card.tsx'
import { reportsList } from './reports.api.ts'
import { reportsText as text } from './reports.text.ts'

const sentences = {
  title: 'Reported messages',
}

const views = ['open', 'closed'] as const

function Empty({ isOpen }: { isOpen: boolean }) {
  return (
    <EmptyState icon="free" title={isOpen ? 'No open reports' : 'No closed reports'} action={null}>
      {isOpen
        ? 'Messages appear here when a locum or a practice reports them.'
        : 'Reports that you have closed stay here for a year.'}
    </EmptyState>
  )
}

/** Messages that were reported, for the super admin to decide about. */
export function ReportsPage() {
  const view = useView(views)
  const { data, error, refetch, loadMore, busy } = useList(reportsList(view), { automaticItems: 0 })
  return (
    <Page>
      <PageHeader title={sentences.title}>
        Each report shows one message, its file and why it was reported. The rest of a conversation stays between its
        parties.
      </PageHeader>
      <ViewSwitch label="Reports" views={views.map((value) => ({ value, label: text[value] }))} current={view} />
      <Box maxWidth="840px">
        {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Stack role="status" aria-label="Loading the reports" gap="5">
            {[1, 2].map((at) => (
              <Skeleton key={at} height="200px" borderRadius="m" />
            ))}
          </Stack>
        )}
        {data?.length === 0 && (
          <Box css={{ '& > *': { borderTop: 'none', pt: '1' } }}>
            <Empty isOpen={view === 'open'} />
          </Box>
        )}
        {/* The line above the first is that of the tabs. */}
        <chakra.ul aria-label={sentences.title} css={{ '& > :first-of-type > *': { borderTop: 'none', pt: '1' } }}>
          {data?.map((report) => (
            <li key={report.id}>
              <ReportCard report={report} />
            </li>
          ))}
        </chakra.ul>
        <LoadMore loadMore={loadMore} busy={busy} label="Load more" />
      </Box>
    </Page>
  )
}
