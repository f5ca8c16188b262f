import { instantOf, type Instant } from '#shared/kernel/dates.ts'
import { openDates, shiftOn } from './offers.rules.ts'
import type { OfferState } from './offers.state.ts'

/** An edited offer with an earlier first shift is released when that begins, at the latest. */
export const withEarlierRelease = (offer: OfferState, now: Instant): OfferState => {
  if (!offer.pool) return offer
  const starts = openDates(offer, now).map((date) => instantOf(date, shiftOn(offer, date).start_time))
  const until = [offer.pool.until, ...starts].sort()[0] ?? offer.pool.until
  return { ...offer, pool: { ...offer.pool, until } }
}
