import type { MemberRole } from '#shared/kernel/member-roles.ts'
import { redemptionLifecycle } from '#shared/wallets/redemptions.lifecycle.ts'
import { walletsContract } from '#shared/wallets/wallets.contract.ts'
import type { WalletSummary } from '#shared/wallets/wallets.schema.ts'
import { type Action, actionsOf, disableWithoutRole } from '#web/components/actions/lifecycle-actions.ts'

/** Whether a member of the practice can redeem its credits now. */
export function redeemAction({ total, redemption }: WalletSummary, role: MemberRole | undefined): Action | undefined {
  const { redeem } = actionsOf(redemptionLifecycle, redemption?.status ?? 'none', 'CompanyAdmin', {
    redeem: { hasBalance: total > 0, noneOpen: redemption?.status !== 'requested' },
  })
  return disableWithoutRole(role, walletsContract.redeemCredits, redeem)
}
