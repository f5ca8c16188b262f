import type { BookingId } from '#shared/kernel/ids.ts'
import type { ApplicationState, OfferState } from './offers.state.ts'

/** Stands for another's booking, of which a locum sees only that there is one. */
const ANOTHERS = 'B0000000' as BookingId

/**
 * A public offer as its practice's blocked applicant sees it: every day has gone to another locum, at the last change
 * of their application. What the practice has done with the offer since is not shown.
 */
export const closedOffer = (offer: OfferState, application: ApplicationState | undefined): OfferState => {
  const { revision = offer.revision, updatedAt = offer.updatedAt, dates = [] } = application ?? {}
  const isChanged = offer.updatedAt > updatedAt
  const known = Object.entries(offer.days).filter(([date, { since }]) => since <= revision || dates.includes(date))
  const { cancelled: _, deleted: __, ...rest } = offer
  return {
    ...rest,
    revision: Math.min(offer.revision, revision),
    updatedAt,
    terms: { ...offer.terms, notes: isChanged ? '' : offer.terms.notes },
    days: Object.fromEntries(
      (known.length > 0 ? known : Object.entries(offer.days)).map(([date, day]) => [
        date,
        day.booking ? day : { ...day, booking: ANOTHERS },
      ]),
    ),
  }
}
