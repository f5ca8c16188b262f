import type { AgendaEntry } from '#shared/kernel/agenda.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import { offerEvent } from '#shared/offers/offers.events.ts'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { offerStatus, openDates } from '#shared/offers/offers.rules.ts'
import { eventTypeBy } from '#functions/platform/event-type.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Due } from './run-agenda.ts'

/** Shows an offer to its market. One that was cancelled, or whose days are all booked, has nothing to show. */
export const releaseDue = async (
  { offers }: { offers: OffersRepository },
  entry: AgendaEntry,
  now: Instant,
): Promise<Due> => {
  const offer = await offers.getOffer(entry.subject as OfferId)
  if (offer?.pool?.until !== entry.at || openDates(offer, now).length === 0) return { writes: [], events: [] }
  const step = { state: offerStatus(offer, [], now), action: 'release', facts: {} } as const
  const { pool: _, ...released } = offer
  return {
    writes: [offers.putOffer({ ...released, updatedAt: now })],
    events: [offerEvent(eventTypeBy('System', offerLifecycle, step), offer)],
  }
}
