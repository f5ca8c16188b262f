import { useState } from 'react'
import { type Plan, plans, standardPlan } from '#shared/kernel/plans.ts'
import { paths } from '#shared/kernel/paths.ts'
import { walletLabels } from '#shared/wallets/wallet-kinds.ts'
import type { Redemption } from '#shared/wallets/wallets.schema.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { usePlan } from '#web/components/account/use-plan.ts'
import { formatPercent } from '#shared/kernel/format-percent.ts'
import { currentDay } from '#web/platform/clock.ts'
import { LatestRedemption } from './latest-redemption.tsx'
import { useRedemption } from './redeem-credits.tsx'
import { RedeemedDialog } from './redeemed-dialog.tsx'
import { StatementTools, useStatement } from './statement.tsx'
import { useRouteDialog } from './use-route-dialog.ts'
import { useWallet, WalletDialog } from './wallet-dialog.tsx'
import { mayReadWallet, type Order, walletList } from './own-wallet.api.ts'
import { useCompanyStatement, walletRefusal } from './wallets.api.ts'

/** What the practice earns by the bookings that it makes now. */
const leadOf = (name: string, plan: Plan): string =>
  plans[plan].credits > 0
    ? `${name} earns ${formatPercent(plans[plan].credits)} of what locums are paid, once a booking’s last day is over.`
    : `${name} is on ${plans[plan].name}, whose bookings earn no credits. Those made before still do.`

/** A practice's LocumCredits, over the dashboard. */
export function PracticeWalletPage() {
  const { open, onClose } = useRouteDialog(paths.practice.dashboard)
  const { company } = useActiveCompany()
  const plan = usePlan()
  const list = (order: Order) => walletList(company.id, order)
  const mayRead = mayReadWallet(company.role)
  const wallet = useWallet(list('desc'), mayRead)
  const { summary } = wallet
  const command = useCompanyStatement(company.id)
  const statement = useStatement(summary?.since ?? currentDay(), command)
  const [redeemed, setRedeemed] = useState<Redemption>()
  const redemption = useRedemption(company, summary, setRedeemed)
  return (
    <>
      <WalletDialog
        open={open && !redeemed}
        onClose={onClose}
        title={walletLabels.company}
        lead={leadOf(company.name, plan)}
        refused={mayRead ? undefined : walletRefusal}
        wallet={wallet}
        list={list}
        news={summary?.redemption && <LatestRedemption redemption={summary.redemption} />}
        tools={summary?.since && <StatementTools {...statement} />}
        empty={`Bookings made on ${plans[standardPlan].name} earn credits, which are added once the last shift has ended.`}
        failure={command.error && <FailureNote error={command.error} />}
        footer={redemption.footer}
      />
      {open && redemption.dialog}
      {redeemed && (
        <RedeemedDialog
          redemption={redeemed}
          summary={summary}
          open={open}
          onTransactions={() => setRedeemed(undefined)}
          onClose={onClose}
        />
      )}
    </>
  )
}
