import type { LocalDate } from '#shared/kernel/dates.ts'
import { datesPossibleFact, applyFacts, declinedDates } from '#shared/offers/action-facts.rules.ts'
import { ownApplication } from '#shared/offers/applications.rules.ts'
import type { LocumQualifications } from '#shared/offers/eligibility.rules.ts'
import { type ApplyFacts, applicationLifecycle } from '#shared/offers/applications.lifecycle.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { actionsOf, disableUnlessApproved, assumedFacts } from '#web/components/actions/lifecycle-actions.ts'

function declinedDatesOf(offer: Offer): LocalDate[] {
  const application = ownApplication(offer)
  return application
    ? declinedDates({ revision: application.revision, dropped: application.dropped_dates ?? [] }, () => offer.revision)
    : []
}

/** The open days, without those for which the practice has declined the locum. */
export function daysToApplyFor(offer: Offer): LocalDate[] {
  const declined = declinedDatesOf(offer)
  return offer.available_dates.filter((date) => !declined.includes(date))
}

/** The locum's actions for an offer. `calendar` tells whether their own calendar allows the chosen days. */
export function applicationActions(
  offer: Offer,
  locum: LocumQualifications & { approved: boolean },
  calendar: Pick<ApplyFacts, 'notUnavailable' | 'notBooked'> = assumedFacts,
) {
  const application = ownApplication(offer)
  const { available_dates: open } = offer
  const possible = daysToApplyFor(offer)
  const facts = applyFacts({
    ...assumedFacts,
    offerCancelled: offer.status === 'cancelled',
    offer,
    locum,
    open,
    dates: possible.length > 0 ? possible : open,
    declined: declinedDatesOf(offer),
    notUnavailable: calendar.notUnavailable,
    notBooked: calendar.notBooked,
  })
  const live = application?.live_dates ?? []
  const { apply, change, withdraw } = actionsOf(applicationLifecycle, application?.status ?? 'none', 'Locum', {
    apply: facts,
    change: facts,
    withdraw: datesPossibleFact(live),
  })
  const send = apply ?? change
  return { send: send?.disabled ? send : disableUnlessApproved(locum.approved, send), withdraw }
}
