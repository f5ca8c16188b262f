import type { CompanyId } from '#shared/kernel/ids.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import { walletLabels } from '#shared/wallets/wallet-kinds.ts'
import { walletList } from '#web/features/wallets/own-wallet.api.ts'
import { useList } from '#web/platform/use-list.ts'
import { Note } from '#web/ui/note.tsx'

/** What is in the wallet of a practice, or of the user, as it can't be used once its owner is deleted. */
export function LostBalance({ companyId }: { companyId: CompanyId | undefined }) {
  const { summary } = useList(walletList(companyId), { automaticItems: 0 })
  if (!summary || summary.total === 0) return null
  return (
    <Note
      title={`${formatRand(toCents(summary.total))} is left in ${walletLabels[companyId ? 'company' : 'professional']}.`}
    >
      {companyId ? 'Redeem it first: afterwards it can’t be paid out.' : 'Afterwards it can’t be paid out.'}
    </Note>
  )
}
