import type { Company } from '#shared/companies/companies.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { datesPossibleFact, pastFact, confirmFacts } from '#shared/offers/action-facts.rules.ts'
import { applicationLifecycle } from '#shared/offers/applications.lifecycle.ts'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import { offersContract } from '#shared/offers/offers.contract.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import {
  actionsOf,
  disableUnlessApproved,
  disableWithoutRole,
  assumedFacts,
} from '#web/components/actions/lifecycle-actions.ts'

/** The practice that acts, with the user's role in it. */
type ActingPractice = Pick<Company, 'approved' | 'role'>

export const newOfferActions = ({ approved, role }: ActingPractice) => ({
  post: disableWithoutRole(
    role,
    offersContract.postOffer,
    disableUnlessApproved(approved, actionsOf(offerLifecycle, 'none', 'CompanyAdmin', { post: {} }).post),
  ),
})

export const offerActions = (offer: Offer, { role }: Pick<ActingPractice, 'role'>, today: LocalDate) => {
  const {
    edit,
    cancel,
    delete: remove,
  } = actionsOf(offerLifecycle, offer.status, 'CompanyAdmin', {
    edit: {
      offerCancelled: offer.status === 'cancelled',
      allBooked: offer.booking_dates.length === offer.request_dates.length,
      ...pastFact(offer.request_dates, today),
    },
    cancel: pastFact(offer.request_dates, today),
    // Whether a booking was cancelled, only the server knows.
    delete: { neverBooked: offer.booking_dates.length === 0 },
  })
  return {
    edit: disableWithoutRole(role, offersContract.editOffer, edit),
    cancel: disableWithoutRole(role, offersContract.cancelOffer, cancel),
    delete: disableWithoutRole(role, offersContract.deleteOffer, remove),
  }
}

/** The practice's actions for an application, or for chosen days of it. Only the server knows the locum's calendar. */
export const applicationDecisions = (
  offer: Pick<Offer, 'status'>,
  { status, live_dates: live }: ShownCandidate,
  { role }: Pick<ActingPractice, 'role'>,
  dates: readonly LocalDate[] = live,
) => {
  const { reject, confirm } = actionsOf(applicationLifecycle, status, 'CompanyAdmin', {
    reject: datesPossibleFact(live),
    confirm: confirmFacts({ ...assumedFacts, offerCancelled: offer.status === 'cancelled', dates, live }),
  })
  return {
    reject: disableWithoutRole(role, offersContract.rejectApplication, reject),
    confirm: disableWithoutRole(role, offersContract.confirmApplication, confirm),
  }
}
