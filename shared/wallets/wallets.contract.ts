import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId, RedemptionId, UserId } from '#shared/kernel/ids.ts'
import { walletTypes } from './wallet-kinds.ts'
import { ownWalletContract } from './own-wallet.contract.ts'
import {
  Adjustment,
  Redemption,
  RedemptionDecision,
  RedemptionStatus,
  StatementFile,
  StatementRequest,
  Transaction,
  walletQuery,
  WalletSummary,
} from './wallets.schema.ts'

const superAdmin = { roles: ['SuperAdmin'] } as const
const ofCompany = { kind: 'company', id: 'params.companyId' } as const
const company = z.strictObject({ companyId: CompanyId })
const anyWallet = z.strictObject({
  type: z.enum(Object.keys(walletTypes) as (keyof typeof walletTypes)[]),
  ownerId: z.union([UserId, CompanyId]),
})
/** The last redemption of the previous page: when it was requested or decided, and its code. */
const RedemptionsToken = z.string().check(z.regex(/^[\d\-T:.]{19,24}Z#R[0-9A-Z]{7}$/, 'This is not a valid position'))

export const walletsContract = defineContract({
  ...ownWalletContract,
  listAnyTransactions: {
    method: 'GET',
    path: '/wallet/{type}/{ownerId}/transactions',
    summary: 'The transactions of any wallet, newest first, and with the first page its balance',
    access: { ...superAdmin, about: 'params.ownerId', logged: true },
    params: anyWallet,
    query: walletQuery,
    list: Transaction,
    listSummary: WalletSummary,
    reads: ['wallets'],
    errors: [],
  },
  adjustWallet: {
    method: 'POST',
    path: '/wallet/{type}/{ownerId}/transactions',
    summary: 'Add an amount to a wallet, or deduct one that its balance covers, with a note that its owner reads',
    access: { ...superAdmin, about: 'params.ownerId', reason: 'body.note' },
    params: anyWallet,
    body: Adjustment,
    response: Transaction,
    errors: ['PROFESSIONAL_NOT_FOUND', 'COMPANY_NOT_FOUND', 'BOOKING_NOT_FOUND', 'BALANCE_TOO_LOW'],
    changes: ['wallets'],
  },
  redeemCredits: {
    method: 'POST',
    path: '/companies/{companyId}/wallet/redeem/request',
    summary: 'Ask to be paid out the whole balance of LocumCredits, which leaves the wallet at once',
    access: { roles: ['CompanyAdmin'], owns: { ...ofCompany, member: 'owner' }, underGrant: 'never' },
    params: company,
    response: Redemption,
    errors: ['COMPANY_NOT_FOUND', 'NOTHING_TO_REDEEM', 'REDEMPTION_OPEN'],
    changes: ['wallets'],
  },
  listRedemptions: {
    method: 'GET',
    path: '/admin/redemptions',
    summary: 'Redemptions of all practices by state: those that await an answer oldest first, others latest first',
    access: superAdmin,
    query: z.strictObject({
      status: z._default(RedemptionStatus, 'requested'),
      NextToken: z.optional(RedemptionsToken),
    }),
    list: Redemption,
    errors: [],
    reads: ['wallets'],
  },
  decideRedemption: {
    method: 'PUT',
    path: '/admin/redemptions/{redemptionId}',
    summary: 'Settle a redemption, or refuse it with a note: then its amount returns to the wallet',
    access: { ...superAdmin, about: 'params.redemptionId', reason: 'body.note' },
    params: z.strictObject({ redemptionId: RedemptionId }),
    body: RedemptionDecision,
    response: Redemption,
    errors: ['REDEMPTION_NOT_FOUND', 'STALE_STATE'],
    changes: ['wallets'],
  },
  createOwnStatement: {
    method: 'POST',
    path: '/professionals/wallet/statement',
    summary: 'The statement of a month of your LocumBucks, as PDF or CSV',
    access: { roles: ['Locum'], underGrant: 'never' },
    body: StatementRequest,
    response: StatementFile,
    // It is made anew each time; a repeat counts again.
    takesNoKey: true,
    changes: [],
    errors: ['PROFESSIONAL_NOT_FOUND', 'STATEMENT_TOO_LONG', 'QUOTA_EXCEEDED'],
  },
  createCompanyStatement: {
    method: 'POST',
    path: '/companies/{companyId}/wallet/statement',
    summary: 'The statement of a month of a practice’s LocumCredits, as PDF or CSV',
    access: {
      roles: ['CompanyAdmin', 'SuperAdmin'],
      owns: { ...ofCompany, member: 'manager' },
      underGrant: 'never',
      logged: true,
    },
    params: company,
    body: StatementRequest,
    response: StatementFile,
    // It is made anew each time; a repeat counts again.
    takesNoKey: true,
    changes: [],
    errors: ['COMPANY_NOT_FOUND', 'STATEMENT_TOO_LONG', 'QUOTA_EXCEEDED'],
  },
})
