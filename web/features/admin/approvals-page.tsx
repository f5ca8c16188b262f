import type { ReactNode } from 'react'
import { paths } from '#shared/kernel/paths.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { useLongestWaiting, walkOf } from '#web/components/review/queue.ts'
import { pendingCompanies, pendingProfessionals } from '#web/components/review/review.api.ts'
import { useList } from '#web/platform/use-list.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page, PageHeader, Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LocumRow, PracticeRow, RowHeads } from './pending-account-row.tsx'

const title = 'Pending approval'
const approvals = { id: 'approvals' }

/** No page is loaded automatically after the first. */
const byPage = { automaticItems: 0 }

const review = (name: string, to: string) => (
  <ButtonLink size="s" to={to} state={walkOf(approvals)} aria-label={`Review ${name}`}>
    Review
  </ButtonLink>
)

interface ListProps {
  kind: string
  heads: readonly string[]
  rows: readonly ReactNode[]
  more: { loadMore?: (() => void) | undefined; busy: boolean }
}

/** Pending approvals of one kind, oldest first. */
function ApprovalList({ kind, heads, rows, more: { loadMore, busy } }: ListProps) {
  if (rows.length === 0) return null
  return (
    <Section title={kind}>
      <RowHeads heads={heads} />
      <ul aria-label={`${title}: ${kind}`}>{rows}</ul>
      {loadMore && (
        <Button busy={busy} onClick={loadMore}>
          Show more
        </Button>
      )}
    </Section>
  )
}

/** Locums and practices that wait for approval. */
export function ApprovalsPage() {
  const [locums, practices] = [useList(pendingProfessionals, byPage), useList(pendingCompanies, byPage)]
  const first = useLongestWaiting(approvals.id)
  const failed = [locums, practices].find(({ data, error }) => !data && error)
  const isLoaded = locums.data && practices.data
  return (
    <Page>
      <PageHeader
        title={title}
        actions={
          first && (
            <ButtonLink look="primary" to={first.link} state={first.state}>
              {first.isOnly ? `Review ${first.name}` : 'Review all'}
            </ButtonLink>
          )
        }
      >
        Before you approve a locum, check the registration number with the council and the ID document.
      </PageHeader>
      <Stack gap="8">
        {failed && <LoadError error={failed.error} onRetry={() => void failed.refetch()} />}
        {!isLoaded && !failed && (
          <div>
            {[1, 2, 3].map((at) => (
              <Skeleton key={at} height="72px" mb="3" borderRadius="m" aria-hidden="true" />
            ))}
          </div>
        )}
        {locums.data?.length === 0 && practices.data?.length === 0 && (
          <EmptyState icon="free" title="No pending approvals" action={null}>
            Locums appear here once they have completed their verification, and practices once they have signed up, if
            practices need approval.
          </EmptyState>
        )}
        <ApprovalList
          kind="Locums"
          heads={['Locum', 'Profession', 'Registration number', 'Region']}
          rows={(locums.data ?? []).map((professional) => (
            <LocumRow
              key={professional.id}
              professional={professional}
              action={review(professional.name, paths.admin.reviewLocum(professional.id))}
            />
          ))}
          more={locums}
        />
        <ApprovalList
          kind="Practices"
          heads={['Practice', 'Type', 'Manager details', 'Region']}
          rows={(practices.data ?? []).map((practice) => (
            <PracticeRow
              key={practice.id}
              practice={practice}
              action={review(practice.name, paths.admin.reviewPractice(practice.id))}
            />
          ))}
          more={practices}
        />
      </Stack>
    </Page>
  )
}
