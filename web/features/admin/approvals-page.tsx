import type { MoreItems } from '#web/platform/use-list.ts'
import { Stack } from '#web/ui/chakra.ts'
import { type ReactNode, useState } from 'react'
import type { PendingCompany } from '#shared/companies/approval.contract.ts'
import type { PendingProfessional } from '#shared/professionals/approval.contract.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { Page, PageHeader, Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { locumActions, practiceActions } from './approval-actions.ts'
import { pendingCompanies, useDecideCompany } from '#web/features/companies/approvals.api.ts'
import { pendingProfessionals, useDecideApproval } from '#web/features/professionals/approvals.api.ts'
import { useList } from '#web/platform/use-list.ts'
import { PendingLocumActions } from './pending-locum-actions.tsx'
import { PendingPracticeActions, PracticeRow } from './pending-practices.tsx'
import { LocumRow, RowHeads } from './pending-account-row.tsx'

const sentences = {
  title: 'Pending approval',
}

interface PendingItem {
  id: string
  name: string
}

interface ListProps<T extends PendingItem> {
  title: string
  heads: readonly string[]
  pendingApprovals: readonly T[]
  approved: readonly T[]
  renderRow: (subject: T, action: ReactNode) => ReactNode
  renderActions: (subject: T) => ReactNode
  /** Undoes an approval. */
  removal: Action | undefined
  /** The id whose approval is being undone. */
  undoingId: string | undefined
  onUndoApproval: (subject: T) => void
  moreButton: ReactNode
}

/** Pending approvals of one kind, oldest first, and those just approved, which can be undone. */
function ApprovalList<T extends PendingItem>({
  title,
  heads,
  pendingApprovals,
  approved,
  renderRow,
  renderActions,
  removal,
  undoingId,
  onUndoApproval,
  moreButton,
}: ListProps<T>) {
  const undoApproval = (subject: T) => (
    <ActionButton
      action={removal}
      size="s"
      busy={undoingId === subject.id}
      onClick={() => onUndoApproval(subject)}
      aria-label={`Undo approval of ${subject.name}`}
    >
      Undo approval
    </ActionButton>
  )
  return (
    <>
      {pendingApprovals.length > 0 && (
        <Section title={title}>
          <RowHeads heads={heads} />
          <ul aria-label={`${sentences.title}: ${title}`}>
            {pendingApprovals.map((subject) => renderRow(subject, renderActions(subject)))}
          </ul>
          {moreButton}
        </Section>
      )}
      {approved.length > 0 && (
        <Section title={`${title}: approved just now`} count={approved.length}>
          <ul>{approved.map((subject) => renderRow(subject, undoApproval(subject)))}</ul>
        </Section>
      )}
    </>
  )
}

const Skeletons = () =>
  [1, 2, 3].map((at) => <Skeleton key={at} height="72px" mb="3" borderRadius="m" aria-hidden="true" />)

interface ListState<T> extends MoreItems {
  data: readonly T[] | undefined
  error: unknown
  refetch: () => Promise<unknown>
}

type Decision<T extends PendingItem> = {
  isPending: boolean
  variables: { id: string } | undefined
  mutateAsync: (decided: { id: T['id']; approved: boolean }) => Promise<unknown>
}

/** The state of one list, with the approvals made on this page. */
function useApprovals<T extends PendingItem>(
  { data, error, refetch, loadMore, busy }: ListState<T>,
  decision: Decision<T>,
) {
  const [approved, setApproved] = useState<readonly T[]>([])
  const pendingApprovals = data?.filter(({ id }) => !approved.some((other) => other.id === id))
  const onUndoApproval = (subject: T) =>
    // A promise, since undoing a second approval meanwhile would drop the callbacks of the first.
    void decision.mutateAsync({ id: subject.id, approved: false }).then(
      () => {
        setApproved((others) => others.filter(({ id }) => id !== subject.id))
        showToast(`${subject.name} is pending approval again.`)
      },
      ({ message }: Error) => showToast(message, 'error'),
    )
  return {
    pendingApprovals,
    failure: data ? undefined : error,
    refetch,
    onApproved: (done: T) => setApproved((others) => [done, ...others.filter(({ id }) => id !== done.id)]),
    list: {
      pendingApprovals: pendingApprovals ?? [],
      approved,
      onUndoApproval,
      moreButton: loadMore && (
        <Button busy={busy} onClick={loadMore}>
          Show more
        </Button>
      ),
      undoingId: decision.isPending ? decision.variables?.id : undefined,
    },
  }
}

/** No page is loaded automatically after the first. */
const byPage = { automaticItems: 0 }

/** The super admin's dashboard: pending approvals. */
export function ApprovalsPage() {
  const locums = useApprovals<PendingProfessional>(useList(pendingProfessionals, byPage), useDecideApproval())
  const practices = useApprovals<PendingCompany>(useList(pendingCompanies, byPage), useDecideCompany())
  const failed = [locums, practices].find(({ failure }) => failure)
  const count =
    locums.pendingApprovals &&
    practices.pendingApprovals &&
    locums.pendingApprovals.length + practices.pendingApprovals.length
  return (
    <Page>
      <PageHeader title={sentences.title}>
        Before you approve a locum, check the registration number with the council and the ID document.
      </PageHeader>
      <Stack gap="8">
        {failed && <LoadError error={failed.failure} onRetry={() => void failed.refetch()} />}
        {count === undefined && !failed && <div>{Skeletons()}</div>}
        {count === 0 && (
          <EmptyState icon="free" title="No pending approvals" action={null}>
            Locums appear here once they have completed their verification, and practices once they have signed up, if
            practices need approval.
          </EmptyState>
        )}
        <ApprovalList
          title="Locums"
          heads={['Locum', 'Profession', 'Registration number', 'Region']}
          renderRow={(professional, action) => (
            <LocumRow key={professional.id} professional={professional} action={action} />
          )}
          removal={locumActions('approved')['revokeApproval']}
          renderActions={(professional) => (
            <PendingLocumActions professional={professional} onApproved={locums.onApproved} />
          )}
          {...locums.list}
        />
        <ApprovalList
          title="Practices"
          heads={['Practice', 'Type', 'Manager details', 'Region']}
          renderRow={(practice, action) => <PracticeRow key={practice.id} practice={practice} action={action} />}
          removal={practiceActions('approved')['revokeApproval']}
          renderActions={(practice) => <PendingPracticeActions practice={practice} onApproved={practices.onApproved} />}
          {...practices.list}
        />
      </Stack>
    </Page>
  )
}
