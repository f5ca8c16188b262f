import type { ReactNode } from 'react'
import type { WalletSummary } from '#shared/wallets/wallets.schema.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { useTablet } from '#web/platform/media.ts'
import { useList } from '#web/platform/use-list.ts'
import { Box } from '#web/ui/chakra.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { Balance, BalanceSkeleton } from './balance.tsx'
import { formatAmount } from './format-transaction.ts'
import { Ledger, LedgerSkeleton } from './ledger.tsx'
import type { Order, walletList } from './own-wallet.api.ts'

type List = ReturnType<typeof walletList>

/** The wallet of the list, as far as it is loaded. */
export function useWallet(list: List, enabled = true) {
  const { summary, error, refetch } = useList(list, { enabled, automaticItems: 0 })
  return { summary, error: summary ? undefined : error, retry: () => void refetch() }
}

interface Props {
  open: boolean
  onClose: () => void
  title: string
  lead: string
  wallet: ReturnType<typeof useWallet>
  list: (order: Order) => List
  /** Why the user can't see it. */
  refused?: string | undefined
  /** Above the transactions. */
  news?: ReactNode
  tools?: ReactNode
  /** Why there are no transactions yet. */
  empty: string
  failure?: ReactNode
  footer?: ReactNode
}

/** What is missing of corrections. */
export function Outstanding({ summary: { outstanding } }: { summary: WalletSummary }) {
  if (!outstanding) return null
  return (
    <Box mb="4">
      <Note title={`${formatAmount(outstanding)} is still to be deducted for corrections.`}>
        It will be taken from the next credits.
      </Note>
    </Box>
  )
}

/** SPEC 2.5's wallet: a dialog on a desktop, a sheet on a phone. */
export function WalletDialog({ wallet, list, lead, refused, news, tools, empty, ...dialog }: Props) {
  const isWide = useTablet()
  const { summary, error, retry } = wallet
  return (
    <Dialog {...dialog} wide lead={isWide && lead}>
      {error && <LoadError error={error} onRetry={retry} />}
      {refused}
      {!summary && !error && !refused && (
        <>
          <BalanceSkeleton />
          <LedgerSkeleton />
        </>
      )}
      {summary && (
        <>
          <Balance summary={summary} />
          {!isWide && (
            <Box color="fg.muted" mb="4">
              {lead}
            </Box>
          )}
          <Outstanding summary={summary} />
          {news}
          <Ledger list={list} total={summary.transactions} empty={empty} tools={tools} />
        </>
      )}
    </Dialog>
  )
}
