import type { CompanyId, RedemptionId, UserId } from '#shared/kernel/ids.ts'
import type { WalletOwner } from '#shared/wallets/wallet-kinds.ts'
import { walletsContract } from '#shared/wallets/wallets.contract.ts'
import type { Adjustment, Redemption, RedemptionStatus, StatementRequest } from '#shared/wallets/wallets.schema.ts'
import { apiList } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { type Order, ordered } from './own-wallet.api.ts'

export const walletRefusal = 'Only managers and owners of the practice can see its credits. Ask one of them.'

export interface AnyWallet {
  type: WalletOwner
  ownerId: UserId | CompanyId
}

export const anyWalletList = (params: AnyWallet, order: Order = 'desc') =>
  apiList(walletsContract.listAnyTransactions, { params, ...ordered(order) })

export const redemptionsList = (status: RedemptionStatus) =>
  apiList(walletsContract.listRedemptions, { query: { status } })

/** `onRedeemed` is called before the balance is read again. */
export const useRedeem = (companyId: CompanyId, onRedeemed: (redemption: Redemption) => void) =>
  useApiMutation(walletsContract.redeemCredits, () => ({ params: { companyId } }), { onSuccess: onRedeemed })

export const useCompanyStatement = (companyId: CompanyId) =>
  useApiMutation(walletsContract.createCompanyStatement, (body: StatementRequest) => ({ params: { companyId }, body }))

export const useOwnStatement = () =>
  useApiMutation(walletsContract.createOwnStatement, (body: StatementRequest) => ({ body }))

export const useAdjustWallet = (params: AnyWallet) =>
  useApiMutation(walletsContract.adjustWallet, (body: Adjustment) => ({ params, body }))

export const useDecideRedemption = (redemptionId: RedemptionId) =>
  useApiMutation(walletsContract.decideRedemption, (body: { status: 'settled' | 'refused'; note: string }) => ({
    params: { redemptionId },
    body,
  }))
