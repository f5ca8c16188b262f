import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import { bookableDates } from './fills.rules.ts'
import type { Candidate, OfferAndCandidate, OfferState } from './offers.state.ts'
import { isInTime } from './response-window.rules.ts'

/** Days of a candidate that a booking has ended, unless the rest of it was ended since. */
export const datesEndedBy = ({ dropped }: Candidate, booking: BookingId): LocalDate[] =>
  Object.keys(dropped)
    .filter((date) => dropped[date]?.booking === booking)
    .sort()

/** A candidate with ended days as they were. */
export const withDatesBack = (
  { offer, candidate }: OfferAndCandidate,
  dates: readonly LocalDate[],
  at: Instant,
): OfferAndCandidate => {
  const dropped = Object.fromEntries(Object.entries(candidate.dropped).filter(([date]) => !dates.includes(date)))
  const updatedAt = at > candidate.updatedAt ? at : candidate.updatedAt
  return {
    offer: offer.request ? { ...offer, updatedAt, request: { ...offer.request, dropped } } : offer,
    candidate: { ...candidate, dropped, updatedAt },
  }
}

type Undone = {
  booking: { id: BookingId; dates: readonly LocalDate[] }
  offerToFill?: OfferState | undefined
  now: Instant
}

/**
 * A candidate as it was before its days were booked. It and the `offerToFill` are given as
 * they are after the undo; undefined if the days can't be booked again, since something has changed or the time to
 * answer is over.
 */
export const candidateBefore = (
  found: OfferAndCandidate,
  { booking, offerToFill, now }: Undone,
): Candidate | undefined => {
  const { offer, candidate } = withDatesBack(found, datesEndedBy(found.candidate, booking.id), now)
  const bookable = bookableDates(offer, candidate, offerToFill, now)
  if (!isInTime(offer, now) || booking.dates.some((date) => !bookable.includes(date))) return undefined
  return { ...candidate, rates: offer.request?.counter?.offered ?? candidate.rates }
}
