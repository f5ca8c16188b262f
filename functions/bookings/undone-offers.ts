import type { PendingAgain } from '#shared/bookings/bookings.events.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { withOffered } from '#shared/offers/counter-offer.rules.ts'
import { datesOfBooking } from '#shared/offers/fills.rules.ts'
import { changedSinceBooked, undoDays } from '#shared/offers/offer-days.rules.ts'
import { dropDates } from '#shared/offers/offers.rules.ts'
import type { Candidate, Drop, OfferState } from '#shared/offers/offers.state.ts'
import { candidateBefore } from '#shared/offers/undo.rules.ts'
import { endApplicationDays, readOfferToFill } from '#functions/staffing/offer-to-fill.ts'
import { readOtherPendingRequests } from '#functions/staffing/other-pending-requests.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { findOfferAndCandidate } from '#functions/stores/offer-and-candidate.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { SentRequestsRepository } from '#functions/stores/sent-requests.repository.ts'

/** `takesBack`: the decision is undone by the party that made it, so that it can decide again. */
type Undo = { booking: BookingState; dates: readonly LocalDate[]; drop: Drop; takesBack: boolean }

type Undone = { writes: TransactItem[]; pending: PendingAgain | undefined; reopened: LocalDate[] }

type Deps = { offers: OffersRepository; sentRequests: SentRequestsRepository }
type Before = { candidate: Candidate; writes: TransactItem[] }

/** What was pending before the booking; nothing was, if its private offer was made with it. */
const pendingBefore = async (
  deps: Deps,
  offer: OfferState,
  candidate: Candidate,
  { booking, dates, drop, takesBack, offerToFill }: Undo & { offerToFill?: OfferState | undefined },
): Promise<Before | undefined> => {
  if (!takesBack || (offer.request && offer.createdAt === booking.createdAt)) return undefined
  const undone = { booking: { id: booking.id, dates }, offerToFill, now: drop.at }
  const before = candidateBefore({ offer, candidate }, undone)
  if (!before) return undefined
  const others = await readOtherPendingRequests(deps, offer, drop.at)
  return dates.some((date) => others.dates.has(date)) ? undefined : { candidate: before, writes: others.writes }
}

const pendingOf = ({ request }: OfferState): PendingAgain =>
  !request ? 'application' : request.counter ? 'suggestedRate' : 'request'

/**
 * What an undo writes to the offer that was booked from, and to the public one that it fills. Days of a public offer
 * are as they were, and with them all applications for them, unless the offer has changed since.
 */
export const undoneOffers = async (deps: Deps, undo: Undo): Promise<Undone> => {
  const { offers } = deps
  const { booking, dates, drop } = undo
  const professional = booking.professional.id
  const found = await findOfferAndCandidate(offers, booking.offerId, professional)
  if (!found) throw new DomainError('BOOKING_NOT_FOUND')
  const { offer, candidate } = found
  const after = undoDays(offer, dates, drop.at)
  const offerToFill = await readOfferToFill(offers, offer)
  const booked = offerToFill ? datesOfBooking(offerToFill, booking.id) : []
  const offerToFillAfter = offerToFill && undoDays(offerToFill, booked, drop.at)
  const before = await pendingBefore(deps, after, candidate, { ...undo, offerToFill: offerToFillAfter })
  const changed = before?.candidate ?? dropDates(candidate, dates, drop)
  return {
    writes: [
      ...(offer.request ? [] : [offers.putOffer(after)]),
      offers.putCandidate(withOffered(after, before ? undefined : offer.request?.counter?.offered), changed),
      ...(before?.writes ?? []),
      ...(offerToFillAfter && booked.length > 0 ? [offers.putOffer(offerToFillAfter)] : []),
      ...(offerToFill && !before ? await endApplicationDays(offers, offerToFill, professional, booked, drop) : []),
    ],
    pending: before && pendingOf(offer),
    reopened: changedSinceBooked(offerToFill ?? offer, offerToFill ? booked : dates),
  }
}
