import { useParams } from 'react-router-dom'
import { formatCardDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import { walletLabels } from '#shared/wallets/wallet-kinds.ts'
import type { WalletSummary } from '#shared/wallets/wallets.schema.ts'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { Balance, BalanceSkeleton } from '#web/features/wallets/balance.tsx'
import { formatAmount } from '#web/features/wallets/format-transaction.ts'
import { Ledger, LedgerSkeleton } from '#web/features/wallets/ledger.tsx'
import { Outstanding, useWallet } from '#web/features/wallets/wallet-dialog.tsx'
import { type AnyWallet, anyWalletList } from '#web/features/wallets/wallets.api.ts'
import { Box } from '#web/ui/chakra.ts'
import { Note } from '#web/ui/note.tsx'
import { Section } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AdjustWallet } from './adjust-wallet.tsx'

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

/** The wallet of a person or a practice: its transactions, and the form by which the super admin posts to it. */
export function AdminWalletPage() {
  const { userId, companyId } = useParams()
  const owner: AnyWallet = companyId
    ? { type: 'company', ownerId: companyId as CompanyId }
    : { type: 'professional', ownerId: userId as UserId }
  const { summary, error, retry } = useWallet(anyWalletList(owner))
  return (
    <>
      {error && <PageLoadError what="wallet" error={error} onRetry={retry} />}
      {!summary && !error && (
        <Box>
          <BalanceSkeleton />
          <LedgerSkeleton />
        </Box>
      )}
      {summary && (
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          columnGap="12"
          rowGap="8"
          alignItems="start"
        >
          <Section title={walletLabels[owner.type]}>
            <Balance summary={summary} />
            <Outstanding summary={summary} />
            <OpenRedemption summary={summary} />
            <Ledger
              isPage
              list={(order) => anyWalletList(owner, order)}
              total={summary.transactions}
              empty="What you add or deduct is listed here, as are a practice’s credits and redemptions."
            />
          </Section>
          <AdjustWallet key={owner.ownerId} wallet={owner} />
        </Box>
      )}
    </>
  )
}
