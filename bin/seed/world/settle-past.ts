import { creditsDueAt, creditsNote, creditsOf } from '#shared/bookings/credits.rules.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { addCredits, emptyWallet, type Entry, type Posted, type WalletState } from '#shared/wallets/ledger.rules.ts'

/** Something else that has happened to the wallet. */
export type LedgerEvent = { at: Instant; post: (wallet: WalletState, at: Instant) => Posted }

type Ledger = { wallet: WalletState; entries: Entry[]; settled: Map<string, BookingState> }

/**
 * The ledger of a practice as it would be by now: the credits of its bookings whose last shift has ended, each posted
 * then, among whatever else has happened.
 */
export const ledgerOf = (
  bookings: readonly BookingState[],
  now: Instant,
  others: readonly LedgerEvent[] = [],
): Ledger => {
  const settled = new Map<string, BookingState>()
  const credits = bookings.flatMap((booking): LedgerEvent[] => {
    const due = creditsDueAt(booking)
    if (!due || due > now) return []
    const amount = creditsOf(booking)
    settled.set(booking.id, { ...booking, settled: { at: due, credits: amount } })
    const posting = { amount, reference: booking.id, note: creditsNote(booking) }
    return [{ at: due, post: (wallet, at) => addCredits(wallet, posting, at) }]
  })
  let wallet = emptyWallet
  const entries: Entry[] = []
  for (const { at, post } of [...credits, ...others].sort((a, b) => compareStrings(a.at, b.at))) {
    const posted = post(wallet, at)
    wallet = posted.wallet
    entries.push(...posted.entries)
  }
  return { wallet, entries, settled }
}
