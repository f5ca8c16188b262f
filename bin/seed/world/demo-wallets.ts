import type { StoredRedemption, walletsRepository } from '#functions/stores/wallets.repository.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { addDays, instantOf, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, RedemptionId, UserId } from '#shared/kernel/ids.ts'
import { addWorkingDays } from '#shared/kernel/working-days.ts'
import { add, deduct, emptyWallet, type Posted, type WalletState } from '#shared/wallets/ledger.rules.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { ledgerOf, type LedgerEvent } from './settle-past.ts'

type Wallets = ReturnType<typeof walletsRepository>
type Owner = { id: CompanyId; name: string; owner: string }

/** A redemption of all that there is at its time, and its answer some days later. */
const redemptionOf = (
  { id: companyId, name, owner }: Owner,
  { id, on, status, note }: { id: string; on: LocalDate; status: 'settled' | 'refused'; note: string },
): { events: LedgerEvent[]; redemption: () => StoredRedemption } => {
  const [requestedAt, decidedAt] = [instantOf(on, '09:12'), instantOf(addDays(on, 3), '14:30')]
  let amount = 0
  const request = (wallet: WalletState, at: Instant): Posted => {
    amount = wallet.balance
    return deduct(wallet, { amount, reference: id, note: `Redeemed\nRequested by ${owner}` }, at) as Posted
  }
  const answer = (wallet: WalletState, at: Instant): Posted =>
    add(wallet, { amount, reference: id, note: `Returned: the redemption was refused\n${note}` }, at)
  return {
    events: [{ at: requestedAt, post: request }, ...(status === 'refused' ? [{ at: decidedAt, post: answer }] : [])],
    redemption: () => ({
      id: id as RedemptionId,
      company: { id: companyId, name },
      amount,
      status,
      requestedBy: owner,
      requestedAt,
      answerBy: addWorkingDays(on, 5),
      decidedAt,
      note,
    }),
  }
}

/** What a locum's wallet has had, by how many days ago. */
const bucks: [daysAgo: number, amount: number, note: string][] = [
  [96, 10_000, 'Profile completed'],
  [66, 20_000, 'Heritage Day bonus'],
  [32, 25_000, 'Sipho Dlamini joined through you'],
  [19, -40_000, 'Paid out to your bank account'],
  [6, 15_000, 'Sunday cover bonus'],
]

const locumLedger = (today: LocalDate) => {
  let wallet = emptyWallet
  const entries = bucks.flatMap(([daysAgo, amount, note]) => {
    const posting = { amount: Math.abs(amount), reference: '', note }
    const at = instantOf(addDays(today, -daysAgo), '09:00')
    const posted = (amount > 0 ? add(wallet, posting, at) : deduct(wallet, posting, at)) as Posted
    wallet = posted.wallet
    return posted.entries
  })
  return { wallet, entries }
}

/** A practice's wallet: the credits of its bookings, and two redemptions, of which one was settled and one refused. */
export const practiceWallet = (
  wallets: Wallets,
  practice: Owner,
  bookings: readonly BookingState[],
  today: LocalDate,
): { settled: BookingState[]; writes: TransactItem[] } => {
  const [settledId, refusedId] = ['R0004419', 'R0004782']
  const redemptions = [
    redemptionOf(practice, {
      id: settledId,
      on: addDays(today, -88),
      status: 'settled',
      note: 'Paid by transfer on Friday.',
    }),
    redemptionOf(practice, {
      id: refusedId,
      on: addDays(today, -24),
      status: 'refused',
      note: 'The bank account could not be verified. Please send us a new confirmation letter.',
    }),
  ]
  const { wallet, entries, settled } = ledgerOf(
    bookings,
    instantOf(today, '00:00'),
    redemptions.flatMap(({ events }) => events),
  )
  return {
    settled: bookings.map((booking) => settled.get(booking.id) ?? booking),
    writes: [
      ...wallets.post(practice.id, { ...wallet, lastRedemption: refusedId as RedemptionId }, entries),
      ...redemptions.map(({ redemption }) => wallets.putRedemption(redemption())),
    ],
  }
}

export const locumWallet = (wallets: Wallets, locum: UserId, today: LocalDate): TransactItem[] => {
  const { wallet, entries } = locumLedger(today)
  return wallets.post(locum, wallet, entries)
}
