import type { BookingId } from '#shared/kernel/ids.ts'
import type { OfferState } from './offers.state.ts'

/** Stands for another's booking, of which a locum sees only that there is one. */
const ANOTHERS = 'B0000000' as BookingId

/** A public offer as its practice's blocked applicant sees it: every day has gone to another locum. */
export const closedOffer = (offer: OfferState): OfferState => ({
  ...offer,
  days: Object.fromEntries(
    Object.entries(offer.days).map(([date, day]) => [date, day.booking ? day : { ...day, booking: ANOTHERS }]),
  ),
})
