import * as z from 'zod/mini'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { BookingId, CompanyId, RedemptionId, TransactionId } from '#shared/kernel/ids.ts'
import { Rand } from '#shared/kernel/money.schema.ts'
import { multilineText } from '#shared/kernel/text.ts'
import { ADDITION, DEDUCTION, redemptionStatuses, statementFormats, walletLabels, walletTypes } from './wallet-kinds.ts'

export { ADDITION, DEDUCTION, walletLabels, walletTypes, type WalletOwner } from './wallet-kinds.ts'

export const TransactionType = z.literal([ADDITION, DEDUCTION])
export type TransactionType = z.infer<typeof TransactionType>

/** One posting of a wallet. Its date is the day on which it was posted, in South Africa. */
export const Transaction = z.strictObject({
  id: TransactionId,
  date: LocalDate,
  amount: Rand,
  /** The wallet's balance right after it. */
  balance: Rand,
  /** The code of the booking or the redemption that it is about; empty if it is about neither. */
  reference: z.string(),
  /** The page of the site that shows what it refers to, for the party that reads it; empty without a reference. */
  referenceLink: z.string(),
  type: TransactionType,
  /** What it is for; further lines say how the amount came about. */
  note: z.string(),
  createdAt: Instant,
})
export type Transaction = z.infer<typeof Transaction>

/** SPEC 3: a wallet with its newest transactions; `total` is the balance. */
export const Wallet = z.strictObject({
  type: z.literal([walletTypes.professional, walletTypes.company]),
  label: z.enum([walletLabels.professional, walletLabels.company]),
  total: Rand,
  transactions: z.array(Transaction),
})
export type Wallet = z.infer<typeof Wallet>

export const RedemptionStatus = z.enum(redemptionStatuses)
export type RedemptionStatus = z.infer<typeof RedemptionStatus>

/** A practice's request to be paid out its credits. The amount is the whole balance of that moment. */
export const Redemption = z.strictObject({
  id: RedemptionId,
  company: z.strictObject({ id: CompanyId, name: z.string() }),
  amount: Rand,
  status: RedemptionStatus,
  requestedBy: z.string(),
  requestedAt: Instant,
  /** The last day on which it is to be answered. */
  answerBy: LocalDate,
  decidedAt: z.optional(Instant),
  /** What the super admin has written about the decision. */
  note: z.optional(z.string()),
})
export type Redemption = z.infer<typeof Redemption>

/** Credits of bookings whose last shift has not ended. */
export const CreditsToCome = z.strictObject({
  amount: Rand,
  bookings: z.int(),
  next: z.optional(z.strictObject({ date: LocalDate, amount: Rand })),
})
export type CreditsToCome = z.infer<typeof CreditsToCome>

/** What the first page of a wallet's list also has. */
export const WalletSummary = z.strictObject({
  type: Wallet.shape.type,
  label: Wallet.shape.label,
  total: Rand,
  /** How many transactions there are. */
  transactions: z.int(),
  /** The first transaction's day, from which on there are statements. */
  since: z.optional(LocalDate),
  /** What is missing of corrections and will be taken from the next credits. */
  outstanding: z.optional(Rand),
  /** Of a practice alone: the redemption that is open, or else the latest. */
  redemption: z.optional(Redemption),
  toCome: z.optional(CreditsToCome),
})
export type WalletSummary = z.infer<typeof WalletSummary>

/** `NextToken` is the last transaction of the previous page: when it was posted, and its number. */
export const walletQuery = z.strictObject({
  NextToken: z.optional(z.string().check(z.regex(/^[\d\-T:.]{19,24}Z#\d{9}$/, 'This is not a valid position'))),
  order: z._default(z.enum(['desc', 'asc']), 'desc'),
})

/** Why a super admin decides as they do, or posts an amount. */
const Note = multilineText(500).check(z.minLength(5, 'Write at least 5 characters'))

export const RedemptionDecision = z.strictObject({
  status: z.enum(['settled', 'refused']),
  note: Note,
})

/** A posting by a super admin, who may name a booking that it is about. */
export const Adjustment = z.strictObject({
  type: TransactionType,
  amount: Rand.check(
    z.gte(0.01, 'Enter an amount above zero'),
    z.lte(1_000_000, 'Enter at most R\u00a01\u00a0000\u00a0000'),
  ),
  note: Note,
  reference: z.optional(BookingId),
})
export type Adjustment = z.infer<typeof Adjustment>

/** Which month's statement, and as what. */
export const StatementRequest = z.strictObject({
  month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Use a month such as 2026-11')),
  format: z.enum(statementFormats),
})
export type StatementRequest = z.infer<typeof StatementRequest>

/** A file that the site saves. */
export const StatementFile = z.strictObject({
  name: z.string(),
  type: z.enum(['application/pdf', 'text/csv']),
  /** Base64. */
  content: z.string(),
})
export type StatementFile = z.infer<typeof StatementFile>
