import type { LocalDate } from '#shared/kernel/dates.ts'
import { acceptFacts, datesPossibleFact } from '#shared/offers/action-facts.rules.ts'
import type { BookNowFacts } from '#shared/offers/requests.guards.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { type RequestDay, requestDays } from '#shared/requests/request-days.rules.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { bookNowContract } from '#shared/requests/book-now.contract.ts'
import { requestsContract } from '#shared/requests/requests.contract.ts'
import {
  actionsOf,
  disableUnlessApproved,
  disableWithoutRole,
  assumedFacts,
} from '#web/components/actions/lifecycle-actions.ts'
import { time } from '#web/platform/clock.ts'
import { candidateIn } from '#web/components/status/request-status.ts'

/** The practice's actions for the days that it has chosen in a locum's calendar. */
export const newRequestActions = (practice: { approved: boolean }, days: readonly RequestDay[]) => ({
  send: disableUnlessApproved(
    practice.approved,
    actionsOf(requestLifecycle, 'none', 'CompanyAdmin', {
      send: { ...assumedFacts, datesPossible: true, ...requestDays(days) },
    }).send,
  ),
})

/** The practice's booking of a locum who lets it book at once. */
export const bookNowAction = (
  { approved, role }: Pick<Company, 'approved' | 'role'>,
  facts: Omit<BookNowFacts, keyof typeof assumedFacts>,
) =>
  disableWithoutRole(
    role,
    bookNowContract.bookNow,
    disableUnlessApproved(
      approved,
      actionsOf(requestLifecycle, 'none', 'CompanyAdmin', { bookNow: { ...assumedFacts, ...facts } }).bookNow,
    ),
  )

const isAnswerable = ({ respond_by }: Offer): boolean => respond_by === undefined || Date.parse(respond_by) > time()

/** The practice's actions for a request it has sent. */
export const sentRequestActions = (offer: Offer) => {
  const { status, live_dates: live, dropped_dates: dropped = [] } = candidateIn(offer)
  const unanswered = offer.booking_dates.length === 0 && dropped.every(({ cause }) => cause !== 'declined')
  const { withdraw, edit } = actionsOf(requestLifecycle, status, 'CompanyAdmin', {
    // The practice declines a suggested rate instead.
    ...(status === 'open' && { withdraw: datesPossibleFact(live) }),
    edit: { ...assumedFacts, datesPossible: true, available: true, notRequested: true, unanswered },
  })
  return { withdraw, edit }
}

/** The practice's answers to a rate that the locum has suggested. */
export const suggestionActions = (offer: Offer, role: MemberRole | undefined) => {
  const { status, live_dates: live } = candidateIn(offer)
  const { acceptCounter, declineCounter } = actionsOf(requestLifecycle, status, 'CompanyAdmin', {
    acceptCounter: { ...assumedFacts, versionSeen: true, inTime: isAnswerable(offer), ...datesPossibleFact(live) },
    declineCounter: datesPossibleFact(live),
  })
  return {
    accept: disableWithoutRole(role, requestsContract.acceptSuggestedRate, acceptCounter),
    decline: declineCounter,
  }
}

/** The days that a locum has chosen to accept, and whether their own calendar allows them. */
export interface AcceptedDays {
  dates: readonly LocalDate[]
  notUnavailable: boolean
  notBooked: boolean
}

/** The locum's actions for a request they have received. */
export const receivedRequestActions = (offer: Offer, locum: { approved: boolean }, chosen: AcceptedDays) => {
  const { status, live_dates: live } = candidateIn(offer)
  const { approved } = locum
  const facts = acceptFacts({ ...assumedFacts, ...chosen, live, approved, inTime: isAnswerable(offer) })
  const { accept, counter, decline } = actionsOf(requestLifecycle, status, 'Locum', {
    decline: datesPossibleFact(live),
    counter: facts,
    accept: facts,
  })
  return { accept: disableUnlessApproved(approved, accept), suggest: disableUnlessApproved(approved, counter), decline }
}
