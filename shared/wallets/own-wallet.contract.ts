import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId, RedemptionId } from '#shared/kernel/ids.ts'
import { Redemption, Transaction, walletQuery, WalletSummary } from './wallets.schema.ts'

/** One's own wallet. Apart from the other operations, as every page of the site shows its balance. */
export const ownWalletContract = defineContract({
  listOwnTransactions: {
    method: 'GET',
    path: '/professionals/wallet',
    summary: 'Your LocumBucks: transactions, newest first, and with the first page the balance',
    access: { roles: ['Locum'], underGrant: 'read' },
    query: walletQuery,
    list: Transaction,
    listSummary: WalletSummary,
    reads: ['wallets'],
    errors: [],
  },
  listCompanyTransactions: {
    method: 'GET',
    path: '/companies/{companyId}/wallet',
    summary:
      'A practice’s LocumCredits: transactions, newest first, and with the first page the balance, what is still to come and the latest redemption',
    access: {
      roles: ['CompanyAdmin', 'SuperAdmin'],
      owns: { kind: 'company', id: 'params.companyId', member: 'manager' },
      underGrant: 'read',
      logged: true,
    },
    params: z.strictObject({ companyId: CompanyId }),
    query: walletQuery,
    list: Transaction,
    listSummary: WalletSummary,
    reads: ['wallets'],
    errors: ['COMPANY_NOT_FOUND'],
  },
  getRedemption: {
    method: 'GET',
    path: '/companies/{companyId}/wallet/redemptions/{redemptionId}',
    summary: 'One redemption of a practice and what has become of it',
    access: {
      roles: ['CompanyAdmin', 'SuperAdmin'],
      owns: { kind: 'company', id: 'params.companyId', member: 'manager' },
      underGrant: 'read',
      logged: true,
    },
    params: z.strictObject({ companyId: CompanyId, redemptionId: RedemptionId }),
    response: Redemption,
    errors: ['COMPANY_NOT_FOUND', 'REDEMPTION_NOT_FOUND'],
    reads: ['wallets'],
  },
})
