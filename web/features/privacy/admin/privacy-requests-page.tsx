import { formatPeriod, RETENTION_DAYS } from '#shared/kernel/retention.ts'
import { ANSWER_DAYS } from '#shared/privacy/privacy.rules.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { useList } from '#web/platform/use-list.ts'
import { Box, chakra } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useView, ViewSwitch } from '#web/ui/view-switch.tsx'
import { privacyRequestsList } from '../privacy.api.ts'
import { PrivacyRequestCard } from './privacy-request-card.tsx'

const views = ['open', 'answered'] as const
const labels = { open: 'Open', answered: 'Answered' }

/** What people ask about their data, the one that is due first comes first. */
export function PrivacyRequestsPage() {
  const view = useView(views)
  const { data, error, refetch, loadMore, busy } = useList(privacyRequestsList(view), { automaticItems: 0 })
  return (
    <Page>
      <PageHeader title="Data requests">
        Access, correction, deletion and objection. Each is answered within {formatPeriod(ANSWER_DAYS)}; the answer is
        mailed to the person.
      </PageHeader>
      <ViewSwitch label="Requests" views={views.map((value) => ({ value, label: labels[value] }))} current={view} />
      <Box maxWidth="840px">
        {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height="200px" my="5" borderRadius="m" />}
        {data?.length === 0 && (
          <EmptyState icon="free" title={view === 'open' ? 'No open requests' : 'No answered requests'} action={null}>
            {view === 'open'
              ? 'Requests appear here when people ask about their data.'
              : `Requests that you have answered stay here for ${formatPeriod(RETENTION_DAYS.privacyRequests)}.`}
          </EmptyState>
        )}
        <chakra.ul aria-label="Data requests">
          {data?.map((request) => (
            <li key={request.id}>
              <PrivacyRequestCard request={request} />
            </li>
          ))}
        </chakra.ul>
        <LoadMore loadMore={loadMore} busy={busy} label="Load more" />
      </Box>
    </Page>
  )
}
