import type { LocalDate } from '#shared/kernel/dates.ts'
import { anyDatesFacts, cancelOfferFacts, confirmFacts } from '#shared/offers/action-facts.rules.ts'
import { applicationLifecycle } from '#shared/offers/applications.lifecycle.ts'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import type { Application } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { actionsOf, requireApproval, serverOnlyFacts } from '#web/components/lifecycle-actions.ts'

export const newOfferActions = (practice: { approved: boolean }) => ({
  post: requireApproval(practice.approved, actionsOf(offerLifecycle, 'none', 'CompanyAdmin', { post: {} }).post),
})

export const offerActions = (offer: Offer, today: LocalDate) =>
  actionsOf(offerLifecycle, offer.status, 'CompanyAdmin', {
    edit: {
      offerCancelled: offer.status === 'cancelled',
      allBooked: offer.booking_dates.length === offer.request_dates.length,
      ...cancelOfferFacts(offer.request_dates, today),
    },
    cancel: cancelOfferFacts(offer.request_dates, today),
    // Whether a booking was cancelled, only the server knows.
    delete: { neverBooked: offer.booking_dates.length === 0 },
  })

/** The practice's actions for an application, or for chosen days of it. Only the server knows the locum's calendar. */
export const applicantActions = (
  offer: Pick<Offer, 'status'>,
  { status, live_dates: live }: Application,
  dates: readonly LocalDate[] = live,
) =>
  actionsOf(applicationLifecycle, status, 'CompanyAdmin', {
    reject: anyDatesFacts(live),
    confirm: confirmFacts({ ...serverOnlyFacts, offerCancelled: offer.status === 'cancelled', dates, live }),
  })
