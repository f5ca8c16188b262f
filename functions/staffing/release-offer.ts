import type { Instant } from '#shared/kernel/dates.ts'
import { offerEvent } from '#shared/offers/offers.events.ts'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { offerStatus, openDates } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { permit } from '#functions/platform/permit.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

/** Enters when an offer that a pool sees first is released. */
export const scheduleRelease = (
  { agenda, now }: Pick<Context, 'now'> & { agenda: Pick<AgendaRepository, 'enterNext'> },
  { id, pool }: OfferState,
): TransactItem[] =>
  pool ? agenda.enterNext({ kind: 'release', subject: id }, [{ at: pool.until, what: 'release' }], now) : []

/** Shows an offer to its market. One that was cancelled, or whose days are all booked, has nothing to show. */
export const releaseOffer = (offers: OffersRepository, offer: OfferState, now: Instant) => {
  if (openDates(offer, now).length === 0) return { writes: [], events: [] }
  const step = { state: offerStatus(offer, [], now), action: 'release', facts: {} } as const
  const { pool: _, ...released } = offer
  return {
    writes: [offers.putOffer({ ...released, updatedAt: now })],
    events: [offerEvent(permit('System', offerLifecycle, step), offer)],
  }
}
