import { ineligibleFor, mayApplyAgain, ownRequest } from '#shared/offers/near-me.rules.ts'
import { applicationLifecycle, type ApplyFacts } from '#shared/offers/offers.lifecycle.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { actionsOf, onceApproved } from '#web/components/lifecycle-actions.ts'

type Applicant = Parameters<typeof ineligibleFor>[1]

/** What a locum can do about an offer: send an application (the first, another, or a changed one) and withdraw it. */
export function applicationActions(offer: Offer, locum: Applicant) {
  const request = ownRequest(offer)
  const facts: ApplyFacts = {
    offerCancelled: offer.status === 'cancelled',
    revisionSeen: true,
    eligible: ineligibleFor(offer, locum) !== 'experience',
    datesHold: offer.available_dates.length > 0,
    declined: request !== undefined && !mayApplyAgain(offer, request),
    notOff: true,
    free: true,
  }
  const { apply, change, withdraw } = actionsOf(applicationLifecycle, request?.status ?? 'none', 'Locum', {
    apply: facts,
    change: facts,
    withdraw: { datesHold: (request?.live_dates.length ?? 0) > 0 },
  })
  const send = apply ?? change
  return { send: send?.disabled ? send : onceApproved(locum.approved, send), withdraw }
}
