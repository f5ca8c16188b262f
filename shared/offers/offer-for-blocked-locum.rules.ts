import type { BookingId } from '#shared/kernel/ids.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { ANOTHER_CHOSEN_REASON } from './offers.rules.ts'
import type { Candidate, OfferState } from './offers.state.ts'

/** Stands for another's booking, of which a locum sees only that there is one. */
const ANOTHERS = 'B0000000' as BookingId

/** When a block ended the application; undefined for one that had ended before. */
const endedByBlockAt = ({ dropped }: Candidate): Instant | undefined =>
  Object.values(dropped).find(({ cause, reason }) => cause === 'declined' && reason === ANOTHER_CHOSEN_REASON)?.at

const withDaysTaken = (offer: OfferState): OfferState => ({
  ...offer,
  days: Object.fromEntries(
    Object.entries(offer.days).map(([date, day]) => [date, day.booking ? day : { ...day, booking: ANOTHERS }]),
  ),
})

/** Without what the practice has done with it since: later days, its cancellation or deletion, changed notes. */
const asItWas = (offer: OfferState, { revision, dates }: Candidate, at: Instant): OfferState => {
  const { cancelled: _, deleted: __, ...rest } = offer
  const known = Object.entries(offer.days).filter(
    ([date, { sinceRevision }]) => sinceRevision <= revision || dates.includes(date),
  )
  return {
    ...rest,
    revision: Math.min(offer.revision, revision),
    updatedAt: at,
    terms: { ...offer.terms, notes: offer.updatedAt > at ? '' : offer.terms.notes },
    days: known.length > 0 ? Object.fromEntries(known) : offer.days,
  }
}

/**
 * A public offer as its practice's blocked applicant sees it: every day has gone to another locum. If the block ended
 * the application, the offer stays as it was then, as far as it is known.
 */
export const offerForBlockedLocum = (offer: OfferState, application: Candidate | undefined): OfferState => {
  const endedAt = application && endedByBlockAt(application)
  if (endedAt) return withDaysTaken(asItWas(offer, application, endedAt))
  return offer.cancelled ? offer : withDaysTaken(offer)
}
