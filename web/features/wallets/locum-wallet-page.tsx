import type { LocalDate } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import { walletLabels } from '#shared/wallets/wallet-kinds.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { useTablet } from '#web/platform/media.ts'
import { runtime } from '#web/platform/runtime.ts'
import { StatementFooter, StatementTools, useStatement } from './statement.tsx'
import { useRouteDialog } from './use-route-dialog.ts'
import { useWallet, WalletDialog } from './wallet-dialog.tsx'
import { type Order, walletList } from './own-wallet.api.ts'
import { useOwnStatement } from './wallets.api.ts'

const ownList = (order: Order) => walletList(undefined, order)

/** A locum's LocumBucks, over the dashboard. */
export function LocumWalletPage() {
  const dialog = useRouteDialog(paths.locum.dashboard)
  const wallet = useWallet(ownList('desc'))
  const since: LocalDate | undefined = wallet.summary?.since
  const command = useOwnStatement()
  const statement = useStatement(since ?? currentDay(), command)
  const isWide = useTablet()
  const { brandName } = runtime().tenant.settings
  return (
    <WalletDialog
      {...dialog}
      title={walletLabels.professional}
      lead={`Extras from ${brandName}. Practices pay your shifts to you directly; that money is not in here.`}
      wallet={wallet}
      list={ownList}
      tools={since && isWide && <StatementTools {...statement} />}
      empty={`When ${brandName} adds an extra, such as a bonus, it appears here.`}
      failure={command.error && <FailureNote error={command.error} />}
      footer={since && !isWide && <StatementFooter {...statement} />}
    />
  )
}
