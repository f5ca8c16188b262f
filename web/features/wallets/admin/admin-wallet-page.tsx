import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { formatCardDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import { walletLabels, type WalletOwner } from '#shared/wallets/wallet-kinds.ts'
import type { WalletSummary } from '#shared/wallets/wallets.schema.ts'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { Balance, BalanceSkeleton } from '#web/features/wallets/balance.tsx'
import { formatAmount } from '#web/features/wallets/format-transaction.ts'
import { Ledger, LedgerSkeleton } from '#web/features/wallets/ledger.tsx'
import { Outstanding, useWallet } from '#web/features/wallets/wallet-dialog.tsx'
import { type AnyWallet, anyWalletList } from '#web/features/wallets/wallets.api.ts'
import { Box } from '#web/ui/chakra.ts'
import { Columns } from '#web/ui/columns.tsx'
import { Note } from '#web/ui/note.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AdjustWallet } from './adjust-wallet.tsx'
import { ownerNameQuery } from './wallet-owner.api.ts'

function OpenRedemption({ summary: { redemption } }: { summary: WalletSummary }) {
  if (redemption?.status !== 'requested') return null
  const { id, amount, answerBy } = redemption
  return (
    <Box mb="4">
      <Note title={`${formatAmount(amount)} is to be paid out.`}>
        We answer redemption {id} by {formatCardDate(answerBy)}.{' '}
        <TextLink inline to={paths.admin.redemptions}>
          Redemptions
        </TextLink>
      </Note>
    </Box>
  )
}

/** Any wallet, as the super admin sees it: its transactions, and the form that posts to it. */
export function AdminWalletPage() {
  const { type, ownerId } = useParams()
  const owner: AnyWallet = { type: type as WalletOwner, ownerId: ownerId as UserId | CompanyId }
  const { data: name } = useQuery(ownerNameQuery(owner))
  const { summary, error, retry } = useWallet(anyWalletList(owner))
  const label = walletLabels[owner.type] ?? 'Wallet'
  return (
    <>
      <Page pb="0">
        <PageHeader title={name ? `${label} of ${name}` : label} />
      </Page>
      <Columns needs="wide" aside={summary && <AdjustWallet key={ownerId} wallet={owner} />}>
        {error && (
          <PageLoadError
            what="wallet"
            back={{ to: paths.admin.redemptions, label: 'Redemptions' }}
            error={error}
            onRetry={retry}
          />
        )}
        {!summary && !error && (
          <Box>
            <BalanceSkeleton />
            <LedgerSkeleton />
          </Box>
        )}
        {summary && (
          <Box>
            <Balance summary={summary} />
            <Outstanding summary={summary} />
            <OpenRedemption summary={summary} />
            <Ledger
              isPage
              list={(order) => anyWalletList(owner, order)}
              total={summary.transactions}
              empty="What you add or deduct is listed here, as are a practice’s credits and redemptions."
            />
          </Box>
        )}
      </Columns>
    </>
  )
}
