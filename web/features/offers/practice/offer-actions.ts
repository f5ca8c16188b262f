import type { LocalDate } from '#shared/kernel/dates.ts'
import { applicationLifecycle, offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import type { Offer, OfferRequest } from '#shared/offers/offers.schema.ts'
import { actionsOf } from '#web/components/lifecycle-actions.ts'
import { isPastOffer } from '#web/components/offer-facts.ts'

/** What a practice can do with its offer. */
export const offerActions = (offer: Offer, today: LocalDate) =>
  actionsOf(offerLifecycle, offer.status, 'CompanyAdmin', { cancel: { past: isPastOffer(offer, today) } })

/** What a practice can do with an application, or with the days of it that are chosen. The server knows the locum's calendar. */
export const applicantActions = (
  offer: Pick<Offer, 'status'>,
  { status, live_dates }: OfferRequest,
  dates: readonly LocalDate[] = live_dates,
) =>
  actionsOf(applicationLifecycle, status, 'CompanyAdmin', {
    reject: { datesHold: live_dates.length > 0 },
    confirm: {
      offerCancelled: offer.status === 'cancelled',
      approved: true,
      datesHold: dates.length > 0 && dates.every((date) => live_dates.includes(date)),
      notOff: true,
      free: true,
    },
  })
