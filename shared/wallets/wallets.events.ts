import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { BookingId, CompanyId, RedemptionId, UserId } from '#shared/kernel/ids.ts'
import { toCents, type Cents } from '#shared/kernel/money.ts'
import { TransactionType, type Adjustment, type Redemption } from './wallets.schema.ts'

/** Amounts of events are cents. */
const Amount = z.int()

const redeemed = {
  companyId: CompanyId,
  companyName: z.string(),
  amount: Amount,
}
const redeemedFacts = ({ company, amount }: Redemption) => ({
  companyId: company.id,
  companyName: company.name,
  amount: toCents(amount),
})

const decided = declareEvent({
  version: 1,
  subject: RedemptionId,
  data: z.strictObject({ ...redeemed, note: z.optional(z.string()) }),
  of: (redemption: Redemption) => ({
    subject: redemption.id,
    data: { ...redeemedFacts(redemption), ...(redemption.note && { note: redemption.note }) },
  }),
})

export const walletEvents = {
  'credits.posted': declareEvent({
    version: 1,
    subject: BookingId,
    data: z.strictObject({ companyId: CompanyId, amount: Amount }),
    of: (booking: BookingId, companyId: CompanyId, amount: Cents) => ({
      subject: booking,
      data: { companyId, amount },
    }),
  }),
  'credits.corrected': declareEvent({
    version: 1,
    subject: BookingId,
    /** By how much the booking's credits have changed. */
    data: z.strictObject({ companyId: CompanyId, companyName: z.string(), amount: Amount }),
    of: (booking: BookingId, company: { id: CompanyId; name: string }, amount: Cents) => ({
      subject: booking,
      data: { companyId: company.id, companyName: company.name, amount },
    }),
  }),
  'redemption.requested': declareEvent({
    version: 1,
    subject: RedemptionId,
    data: z.strictObject({ ...redeemed, requestedBy: z.string(), answerBy: LocalDate }),
    of: (redemption: Redemption) => {
      const { id, requestedBy, answerBy } = redemption
      return { subject: id, data: { ...redeemedFacts(redemption), requestedBy, answerBy } }
    },
  }),
  'redemption.settled': decided,
  'redemption.refused': decided,
  'wallet.adjusted': declareEvent({
    version: 1,
    subject: z.union([UserId, CompanyId]),
    data: z.strictObject({ name: z.string(), type: TransactionType, amount: Amount, note: z.string() }),
    of: (owner: { id: UserId | CompanyId; name: string }, { type, amount, note }: Adjustment) => ({
      subject: owner.id,
      data: { name: owner.name, type, amount: toCents(amount), note },
    }),
  }),
}

export const walletEvent = eventMaker(walletEvents)
