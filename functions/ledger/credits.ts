import { correctionNote, creditsNote, creditsOf } from '#shared/bookings/credits.rules.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { MadeEvent } from '#shared/kernel/define-events.ts'
import { addCredits, reverseCredits } from '#shared/wallets/ledger.rules.ts'
import { walletEvent } from '#shared/wallets/wallets.events.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { WalletsRepository } from '#functions/stores/wallets.repository.ts'

export type LedgerDeps = Pick<Context, 'now'> & { wallets: Pick<WalletsRepository, 'get' | 'post'> }

/** The booking, marked with what it has earned, and the writes of its practice's wallet. */
type Settled = { booking: BookingState; writes: TransactItem[]; events: MadeEvent[] }

/** Posts what a booking has earned. Whoever writes the booking with its mark sees that this happens once. */
export const postCredits = async ({ wallets, now }: LedgerDeps, booking: BookingState): Promise<Settled> => {
  const credits = creditsOf(booking)
  const wallet = await wallets.get(booking.company.id)
  const posting = { amount: credits, reference: booking.id, note: creditsNote(booking) }
  const posted = addCredits(wallet, posting, now)
  return {
    booking: { ...booking, settled: { at: now, credits } },
    writes: wallets.post(booking.company.id, posted.wallet, posted.entries),
    events: [walletEvent('credits.posted', booking.id, booking.company.id, credits)],
  }
}

/** Posts by how much a correction changes what a booking has earned. Before that, there is nothing to correct. */
export const correctCredits = async (
  { wallets, now }: LedgerDeps,
  before: BookingState,
  after: BookingState,
): Promise<Settled> => {
  const { settled } = before
  const credits = creditsOf(after)
  const difference = credits - (settled?.credits ?? credits)
  if (!settled || difference === 0) return { booking: after, writes: [], events: [] }
  const wallet = await wallets.get(after.company.id)
  const posting = {
    amount: Math.abs(difference),
    reference: after.id,
    note: correctionNote(before, after),
  }
  const posted = difference < 0 ? reverseCredits(wallet, posting, now) : addCredits(wallet, posting, now)
  return {
    booking: { ...after, settled: { ...settled, credits } },
    writes: wallets.post(after.company.id, posted.wallet, posted.entries),
    events: [walletEvent('credits.corrected', after.id, after.company, difference)],
  }
}
