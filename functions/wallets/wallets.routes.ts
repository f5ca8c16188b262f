import type { walletsContract } from '#shared/wallets/wallets.contract.ts'
import { adjustWallet } from './adjust-wallet.ts'
import { createCompanyStatement, createOwnStatement } from './create-statement.ts'
import { listAnyTransactions, listCompanyTransactions, listOwnTransactions } from './list-transactions.ts'
import { redeemCredits } from './redeem-credits.ts'
import { decideRedemption, getRedemption, listRedemptions } from './redemptions.ts'

export const walletsRoutes = {
  listOwnTransactions,
  listCompanyTransactions,
  listAnyTransactions,
  adjustWallet,
  redeemCredits,
  getRedemption,
  listRedemptions,
  decideRedemption,
  createOwnStatement,
  createCompanyStatement,
} satisfies Record<keyof typeof walletsContract, unknown>
