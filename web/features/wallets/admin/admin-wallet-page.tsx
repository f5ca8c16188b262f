import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import { walletLabels, type WalletOwner } from '#shared/wallets/wallet-kinds.ts'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { Balance, BalanceSkeleton } from '#web/features/wallets/balance.tsx'
import { Ledger, LedgerSkeleton } from '#web/features/wallets/ledger.tsx'
import { useWallet } from '#web/features/wallets/wallet-dialog.tsx'
import { type AnyWallet, anyWalletList } from '#web/features/wallets/wallets.api.ts'
import { Box } from '#web/ui/chakra.ts'
import { Columns } from '#web/ui/columns.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { AdjustWallet } from './adjust-wallet.tsx'
import { ownerNameQuery } from './wallet-owner.api.ts'

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
            <Ledger isPage list={(order) => anyWalletList(owner, order)} total={summary.transactions} />
          </Box>
        )}
      </Columns>
    </>
  )
}
