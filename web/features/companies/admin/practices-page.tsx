import { useState } from 'react'
import type { ListedCompany } from '#shared/companies/companies.schema.ts'
import { paths } from '#shared/kernel/paths.ts'
import { plans } from '#shared/kernel/plans.ts'
import { AdminSearch } from '#web/components/lookup/admin-search.tsx'
import { ExportList } from '#web/components/lookup/export-list.tsx'
import { ApprovalPill } from '#web/components/review/approval-pill.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { allPractices } from '#web/features/companies/pricing.api.ts'
import { runtime } from '#web/platform/runtime.ts'
import { useList } from '#web/platform/use-list.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Box, Row, Small, Stack } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PlanDialog } from './plan-dialog.tsx'

const title = 'Practices'

function PracticeRow({ practice, onPlan }: { practice: ListedCompany; onPlan: () => void }) {
  const { id, name, type, address, approved, suspended, sent_back, plan } = practice
  return (
    <Row as="li" wrap align="center" gap="3" py="3" borderTop="1px solid" borderColor="border">
      <Avatar name={name} square="quiet" />
      <Box flex="1 1 200px" minWidth="0" overflowWrap="anywhere">
        <TextLink to={paths.admin.practice(id)} fontWeight="bold">
          {name}
        </TextLink>
        <Small>{[type, address?.region ?? 'No address yet', plans[plan].name].join(' · ')}</Small>
      </Box>
      <ApprovalPill approved={approved} isWaiting isSuspended={suspended} isSentBack={sent_back} />
      <Row align="center" gap="4">
        {runtime().tenant.settings.wallet.show && (
          <TextLink to={paths.admin.wallet('company', id)} aria-label={`Wallet of ${name}`}>
            Wallet
          </TextLink>
        )}
        <Button size="s" onClick={onPlan} aria-label={`Plan of ${name}`}>
          Plan
        </Button>
      </Row>
    </Row>
  )
}

function AllPractices() {
  const { data, error, refetch, loadMore, busy } = useList(allPractices, { automaticItems: 0 })
  const [chosen, setChosen] = useState<ListedCompany>()
  return (
    <>
      <ExportList list="practices" />
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Stack role="status" aria-label="Loading the practices" gap="3">
          {[1, 2, 3, 4].map((at) => (
            <Skeleton key={at} height="56px" borderRadius="m" />
          ))}
        </Stack>
      )}
      {data?.length === 0 && (
        <EmptyState icon="practice" title="No practices yet" action={null}>
          Practices appear here once they have signed up.
        </EmptyState>
      )}
      <ul aria-label={title}>
        {data?.map((practice) => (
          <PracticeRow key={practice.id} practice={practice} onPlan={() => setChosen(practice)} />
        ))}
      </ul>
      <LoadMore loadMore={loadMore} busy={busy} label="Load more" />
      {chosen && <PlanDialog key={chosen.id} practice={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

/** All practices by name, for the super admin to find one and to set their plans. */
export function PracticesPage() {
  return (
    <Page>
      <PageHeader title={title}>All practices, by name.</PageHeader>
      <Box maxWidth="840px">
        <AdminSearch first="practices">
          <AllPractices />
        </AdminSearch>
      </Box>
    </Page>
  )
}
