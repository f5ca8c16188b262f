import type { LocalDate } from '#shared/kernel/dates.ts'
import { anyDatesFacts, cancelOfferFacts, confirmFacts } from '#shared/offers/action-facts.rules.ts'
import { applicationLifecycle, offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import type { Offer, Application } from '#shared/offers/offers.schema.ts'
import { actionsOf, requireApproval, serverOnlyFacts } from '#web/components/lifecycle-actions.ts'

/** What a practice can do with an offer that it has filled in. */
export const newOfferActions = (practice: { approved: boolean }) => ({
  post: requireApproval(practice.approved, actionsOf(offerLifecycle, 'none', 'CompanyAdmin', { post: {} }).post),
})

/** What a practice can do with its offer. */
export const offerActions = (offer: Offer, today: LocalDate) =>
  actionsOf(offerLifecycle, offer.status, 'CompanyAdmin', { cancel: cancelOfferFacts(offer.request_dates, today) })

/**
 * What a practice can do with an application, or with the days of it that are chosen. The server knows the locum's
 * calendar.
 */
export const applicantActions = (
  offer: Pick<Offer, 'status'>,
  { status, live_dates: live }: Application,
  dates: readonly LocalDate[] = live,
) =>
  actionsOf(applicationLifecycle, status, 'CompanyAdmin', {
    reject: anyDatesFacts(live),
    confirm: confirmFacts({ ...serverOnlyFacts, offerCancelled: offer.status === 'cancelled', dates, live }),
  })
