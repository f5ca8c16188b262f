import type { CompanyId, RedemptionId } from '#shared/kernel/ids.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import { ownWalletContract } from '#shared/wallets/own-wallet.contract.ts'
import { isPossible, roleAction } from '#web/components/actions/lifecycle-actions.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'

export type Order = 'desc' | 'asc'

/** Newest first without a parameter, as the top bar asks for it too. */
export const ordered = (order: Order) => (order === 'asc' ? { query: { order } } : {})

/** The wallet of a practice, or the user's own. */
export const walletList = (companyId: CompanyId | undefined, order: Order = 'desc') =>
  companyId
    ? apiList(ownWalletContract.listCompanyTransactions, { params: { companyId }, ...ordered(order) })
    : apiList(ownWalletContract.listOwnTransactions, ordered(order))

/** Bookers see no wallet. */
export const mayReadWallet = (role: MemberRole | undefined): boolean =>
  isPossible(roleAction(role, ownWalletContract.listCompanyTransactions))

export const redemptionQuery = (companyId: CompanyId, redemptionId: RedemptionId) =>
  apiQuery(ownWalletContract.getRedemption, { params: { companyId, redemptionId } })
