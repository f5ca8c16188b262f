import type { Party } from '#shared/kernel/caller.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { localTimeAt, formatCardDate, todayAt, type Instant } from '#shared/kernel/dates.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** `Thu 27 Nov, 14:30` in South African time. */
export const formatMoment = (at: Instant): string => `${formatCardDate(todayAt(at))}, ${localTimeAt(at)}`

/** Who has to answer a pending request, and until when; undefined if nobody has to any more. */
export function respondByOf(offer: Offer, party: Party): { lead: string; respondBy: Instant } | undefined {
  const [candidate] = offer.offers_requests
  if (!offer.respond_by || !candidate || candidate.live_dates.length === 0) return undefined
  const isOwn = (party === 'practice') === (candidate.status === 'requested')
  return { lead: isOwn ? 'Respond by' : 'They can answer until', respondBy: offer.respond_by }
}

/** `21 h left`; in the last hour `40 min left`, then `time is up`. */
export function formatTimeLeft(at: Instant, now: Instant): string {
  const left = Date.parse(at) - Date.parse(now)
  if (left <= 0) return 'time is up'
  if (left < HOUR) return `${Math.ceil(left / MINUTE)}\u00a0min left`
  return left < 48 * HOUR
    ? `${Math.floor(left / HOUR)}\u00a0h left`
    : `${Math.floor(left / (24 * HOUR))}\u00a0days left`
}
