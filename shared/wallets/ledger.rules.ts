import { todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { formatRand, type Cents } from '#shared/kernel/money.ts'
import type { RedemptionId } from '#shared/kernel/ids.ts'
import { ADDITION, DEDUCTION, type TransactionType } from './wallets.schema.ts'

/** What is stored of a wallet beside its entries. Every posting writes it, on condition of what it read. */
export type WalletState = {
  balance: Cents
  /** What corrections should have taken and the balance did not cover. */
  outstanding: Cents
  /** How many entries there are: the number of the newest. */
  sequence: number
  /** When the first and the newest were posted. */
  firstAt?: Instant
  lastAt?: Instant
  /** The redemption that is not answered yet. */
  openRedemption?: RedemptionId
  lastRedemption?: RedemptionId
  version?: number
}

/** An entry of a ledger: written once, never changed. */
export type Entry = {
  sequence: number
  type: TransactionType
  amount: Cents
  balance: Cents
  date: LocalDate
  reference: string
  note: string
  createdAt: Instant
}

/** What is to be posted: an amount of cents, never negative. */
export type Posting = { amount: Cents; reference: string; note: string }

export type Posted = { wallet: WalletState; entries: Entry[] }

export const emptyWallet: WalletState = { balance: 0, outstanding: 0, sequence: 0 }

/** Entries are in posting order, whatever the clocks that they come from. */
const laterOf = (one: Instant, other: Instant | undefined): Instant => (other && other > one ? other : one)

const post = (
  wallet: WalletState,
  type: TransactionType,
  { amount, reference, note }: Posting,
  now: Instant,
): Posted => {
  const createdAt = laterOf(now, wallet.lastAt)
  const sequence = wallet.sequence + 1
  const balance = wallet.balance + (type === ADDITION ? amount : -amount)
  return {
    wallet: { ...wallet, balance, sequence, firstAt: wallet.firstAt ?? createdAt, lastAt: createdAt },
    entries: [{ sequence, type, amount, balance, date: todayAt(createdAt), reference, note, createdAt }],
  }
}

/** Adds an amount. */
export const add = (wallet: WalletState, posting: Posting, now: Instant): Posted => post(wallet, ADDITION, posting, now)

/** Deducts an amount; undefined if the balance does not cover it. */
export const deduct = (wallet: WalletState, posting: Posting, now: Instant): Posted | undefined =>
  posting.amount > wallet.balance ? undefined : post(wallet, DEDUCTION, posting, now)

/** Adds credits, or returns them, and takes at once what is outstanding from corrections. */
export const addCredits = (wallet: WalletState, posting: Posting, now: Instant): Posted => {
  const added = add(wallet, posting, now)
  const taken = Math.min(wallet.outstanding, posting.amount)
  if (taken === 0) return added
  const note = `Still to be deducted for corrections\nTaken from the credits of ${posting.reference}`
  const paid = post(added.wallet, DEDUCTION, { amount: taken, reference: posting.reference, note }, now)
  return {
    wallet: { ...paid.wallet, outstanding: wallet.outstanding - taken },
    entries: [...added.entries, ...paid.entries],
  }
}

/** Takes credits back, as far as the balance covers them; what it does not is taken from the next credits. */
export const reverseCredits = (wallet: WalletState, posting: Posting, now: Instant): Posted => {
  const taken = Math.min(wallet.balance, posting.amount)
  const missing = posting.amount - taken
  const note =
    missing === 0
      ? posting.note
      : `${posting.note}\n${formatRand(missing)} more is due than the balance covers: it will be taken from the next credits`
  const reversed = post(wallet, DEDUCTION, { ...posting, amount: taken, note }, now)
  return { ...reversed, wallet: { ...reversed.wallet, outstanding: wallet.outstanding + missing } }
}
