import type { LocalDate } from '#shared/kernel/dates.ts'
import { acceptFacts, anyDatesFacts } from '#shared/offers/action-facts.rules.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { type RequestDay, requestDays } from '#shared/requests/request-days.rules.ts'
import { actionsOf, requireApproval, serverOnlyFacts } from '#web/components/lifecycle-actions.ts'
import { requestIn } from '#web/components/request-status.ts'

/** The practice's actions for the days that it has chosen in a locum's calendar. */
export const newRequestActions = (practice: { approved: boolean }, days: readonly RequestDay[]) => ({
  send: requireApproval(
    practice.approved,
    actionsOf(requestLifecycle, 'none', 'CompanyAdmin', { send: { ...serverOnlyFacts, ...requestDays(days) } }).send,
  ),
})

/** The practice's actions for a request it has sent. */
export const sentRequestActions = (offer: Offer) => {
  const { status, live_dates: live } = requestIn(offer)
  const withdraw = actionsOf(requestLifecycle, status, 'CompanyAdmin', {
    withdraw: anyDatesFacts(live),
  })['withdraw']
  return { withdraw }
}

/** The days that a locum has chosen to accept, and whether their own calendar allows them. */
export interface ChosenDays {
  dates: readonly LocalDate[]
  notUnavailable: boolean
  free: boolean
}

const isAnswerable = ({ respond_by }: Offer): boolean => respond_by === undefined || Date.parse(respond_by) > Date.now()

/** The locum's actions for a request they have received. */
export const receivedRequestActions = (offer: Offer, locum: { approved: boolean }, chosen: ChosenDays) => {
  const { status, live_dates: live } = requestIn(offer)
  const { approved } = locum
  const { accept, decline } = actionsOf(requestLifecycle, status, 'Locum', {
    decline: anyDatesFacts(live),
    accept: acceptFacts({ ...serverOnlyFacts, ...chosen, live, approved, inTime: isAnswerable(offer) }),
  })
  return { accept: requireApproval(approved, accept), decline }
}
