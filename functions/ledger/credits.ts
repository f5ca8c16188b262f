import { correctionNote, creditsNote, creditsOf } from '#shared/bookings/credits.rules.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { MadeEvent } from '#shared/kernel/define-events.ts'
import { addCredits, reverseCredits } from '#shared/wallets/ledger.rules.ts'
import { walletEvent } from '#shared/wallets/wallets.events.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeEntries, type LedgerDeps } from './write-entries.ts'

/** The booking with its mark of what it has earned, and the writes of its practice's wallet. */
type Credited = { booking: BookingState; writes: TransactItem[]; events: MadeEvent[] }

/** Posts what a booking has earned. Whoever writes the booking with its mark sees that this happens once. */
export const postCredits = async (context: LedgerDeps, booking: BookingState): Promise<Credited> => {
  const { now } = context
  const { id, company } = booking
  const amount = creditsOf(booking)
  const posting = { amount, reference: id, note: creditsNote(booking) }
  const { writes } = await writeEntries(context, company.id, (wallet) => addCredits(wallet, posting, now))
  return {
    booking: { ...booking, settled: { at: now, credits: amount } },
    writes,
    events: [walletEvent('credits.posted', id, company.id, amount)],
  }
}

/** Posts by how much a correction changes what a booking has earned. Before that, there is nothing to correct. */
export const correctCredits = async (
  context: LedgerDeps,
  before: BookingState,
  after: BookingState,
): Promise<Credited> => {
  const { settled } = before
  const credits = creditsOf(after)
  const difference = credits - (settled?.credits ?? credits)
  if (!settled || difference === 0) return { booking: after, writes: [], events: [] }
  const { id, company } = after
  const posting = { amount: Math.abs(difference), reference: id, note: correctionNote(before, after) }
  const change = difference < 0 ? reverseCredits : addCredits
  const { writes } = await writeEntries(context, company.id, (wallet) => change(wallet, posting, context.now))
  return {
    booking: { ...after, settled: { ...settled, credits } },
    writes,
    events: [walletEvent('credits.corrected', id, company, difference)],
  }
}
