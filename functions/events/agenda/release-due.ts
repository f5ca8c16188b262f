import type { AgendaEntry } from '#shared/kernel/agenda.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import { releasedOffer } from '#functions/staffing/release-offer.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Due } from './run-agenda.ts'

/** Shows an offer to its market, once the time of the pool that saw it first is over. */
export const releaseDue = async (
  { offers }: { offers: OffersRepository },
  entry: AgendaEntry,
  now: Instant,
): Promise<Due> => {
  const offer = await offers.getOffer(entry.subject as OfferId)
  return offer?.pool?.until === entry.at ? releasedOffer(offers, offer, now) : { writes: [], events: [] }
}
