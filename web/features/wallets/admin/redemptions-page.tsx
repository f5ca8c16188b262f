import { redemptionStatuses } from '#shared/wallets/wallet-kinds.ts'
import type { RedemptionStatus } from '#shared/wallets/wallets.schema.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { redemptionsList } from '#web/features/wallets/wallets.api.ts'
import { useList } from '#web/platform/use-list.ts'
import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useView, ViewSwitch } from '#web/ui/view-switch.tsx'
import { RedemptionCard } from './redemption-card.tsx'

const title = 'Redemptions'

const views = { requested: 'Requested', settled: 'Settled', refused: 'Refused' } as const satisfies Record<
  RedemptionStatus,
  string
>

const emptyTitles = {
  requested: 'No requests to answer',
  settled: 'No settled redemptions',
  refused: 'No refused redemptions',
} as const satisfies Record<RedemptionStatus, string>

/** What practices have asked to be paid out, for the super admin to settle or refuse. */
export function RedemptionsPage() {
  const view = useView(redemptionStatuses)
  const { data, error, refetch, loadMore, busy } = useList(redemptionsList(view), { automaticItems: 0 })
  return (
    <Page>
      <PageHeader title={title}>
        The amount has left the practice’s wallet. Settle it once you have paid it out, or refuse it: then it returns.
      </PageHeader>
      <ViewSwitch
        label={title}
        views={redemptionStatuses.map((value) => ({ value, label: views[value] }))}
        current={view}
      />
      <Box maxWidth="840px">
        {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Stack role="status" aria-label="Loading the redemptions" gap="5">
            {[1, 2, 3].map((at) => (
              <Skeleton key={at} height="160px" borderRadius="m" />
            ))}
          </Stack>
        )}
        {data?.length === 0 && (
          <Box css={{ '& > *': { borderTop: 'none', pt: '1' } }}>
            <EmptyState icon="wallet" title={emptyTitles[view]} action={null}>
              Redemptions appear here when an owner of a practice redeems its credits.
            </EmptyState>
          </Box>
        )}
        {/* The line above the first is that of the tabs. */}
        <chakra.ul aria-label={title} css={{ '& > :first-of-type > *': { borderTop: 'none', pt: '1' } }}>
          {data?.map((redemption) => (
            <li key={redemption.id}>
              <RedemptionCard redemption={redemption} />
            </li>
          ))}
        </chakra.ul>
        <LoadMore loadMore={loadMore} busy={busy} />
      </Box>
    </Page>
  )
}
