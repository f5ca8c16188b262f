import type { ReactNode } from 'react'
import { formatThousands } from '#shared/kernel/money.ts'
import type { Page } from '#shared/kernel/define-contract.ts'
import type { Transaction, WalletSummary } from '#shared/wallets/wallets.schema.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import type { ApiList } from '#web/platform/api-query.ts'
import { useTablet } from '#web/platform/media.ts'
import { useEntryState } from '#web/platform/use-entry-state.ts'
import { useList } from '#web/platform/use-list.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra, Row, Small, Stack } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SortButton } from './sort-button.tsx'
import { TransactionMonths, TransactionTable } from './transactions.tsx'
import type { Order } from './own-wallet.api.ts'

/** A page of the API. */
const PAGE = 25

export const LedgerSkeleton = () => (
  <Stack gap="0" role="status" aria-label="Loading the transactions">
    {[1, 2, 3, 4, 5, 6, 7].map((at) => (
      <Row key={at} align="center" gap="4" height="50px" borderTop="1px solid" borderColor="border">
        <Skeleton width="24px" height="24px" borderRadius="full" />
        <Skeleton flex="1" maxWidth="320px" />
        <Skeleton width="80px" ml="auto" />
      </Row>
    ))}
  </Stack>
)

interface MoreProps {
  shown: number
  total: number
  loadMore: (() => void) | undefined
  busy: boolean
}

function More({ shown, total, loadMore, busy }: MoreProps) {
  const next = Math.min(PAGE, total - shown)
  return (
    <Row
      wrap
      align="center"
      justify="space-between"
      columnGap="4"
      minHeight="tap"
      borderTop="1px solid"
      borderColor="border"
    >
      <Small role="status">
        1–{formatThousands(shown)} of {formatThousands(Math.max(total, shown))}
      </Small>
      {loadMore && (
        <Button look="quiet" size="s" busy={busy} onClick={loadMore} data-more="">
          {next > 0 ? `Show ${next} more` : 'Show more'}
        </Button>
      )}
    </Row>
  )
}

interface Props {
  list: (order: Order) => ApiList<Transaction, Page<Transaction, WalletSummary>>
  /** How many transactions there are. */
  total: number
  /** Why there are none yet. */
  empty: string
  /** Beside the heading. */
  tools?: ReactNode
  /** Of a page rather than of a dialog, which has a heading more above it. */
  isPage?: boolean
}

const orderNames = { desc: 'Newest first', asc: 'Oldest first' } as const

/** The transactions of a wallet, some at a time, by date in either order. */
export function Ledger({ list, total, empty, tools, isPage = false }: Props) {
  const [order, setOrder] = useEntryState<Order>('order', 'desc')
  const { data, error, refetch, loadMore, busy } = useList(list(order), { automaticItems: 0 })
  const isWide = useTablet()
  const onOrder = (next: Order) => setOrder(() => next)
  if (total === 0)
    return (
      <EmptyState icon="wallet" title="No transactions yet" action={null}>
        {empty}
      </EmptyState>
    )
  return (
    <Box borderTop="1px solid" borderColor="border" pt="3">
      <Row wrap align="center" justify="space-between" columnGap="4" rowGap="2" mb={{ base: '4', md: '2' }}>
        <chakra.h3 as={isPage ? 'h2' : 'h3'} textStyle="m" fontWeight="bold">
          Transactions
          <chakra.span fontWeight="normal" color="fg.subtle" ml="2">
            {formatThousands(total)}
          </chakra.span>
        </chakra.h3>
        {!isWide && (
          <SortButton order={order} onOrder={onOrder}>
            {orderNames[order]}
          </SortButton>
        )}
        {tools}
      </Row>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LedgerSkeleton />}
      {data && isWide && <TransactionTable transactions={data} order={order} onOrder={onOrder} />}
      {data && !isWide && <TransactionMonths transactions={data} heading={isPage ? 'h3' : 'h4'} />}
      {data && <More shown={data.length} total={total} loadMore={loadMore} busy={busy} />}
    </Box>
  )
}
