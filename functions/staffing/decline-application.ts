import type { OfferId, UserId } from '#shared/kernel/ids.ts'
import { datesPossibleFact } from '#shared/offers/action-facts.rules.ts'
import { changedFor, declinedApplication } from '#shared/offers/candidate-changes.rules.ts'
import { applicationEvent } from '#shared/offers/applications.events.ts'
import { applicationLifecycle } from '#shared/offers/applications.lifecycle.ts'
import { candidateStatus } from '#shared/offers/offers.rules.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import { readApplication } from '#functions/stores/offer-and-candidate.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { candidateViewAfterWrite } from '#functions/stores/offers.view.ts'
import type { Ending } from './ending.ts'

type Deps = Pick<Context, 'now' | 'execute'> & { offers: OffersRepository }

/** Declines the live days of an application; booked days stay booked. */
export const declineApplication = (
  { now, execute, offers }: Deps,
  { offerId, professional }: { offerId: OfferId; professional: UserId },
  { actor, reason, supported }: Pick<Ending, 'actor' | 'reason' | 'supported'>,
): Promise<ShownCandidate> =>
  execute(async () => {
    const { offer, candidate: application } = await readApplication(offers, offerId, professional)
    const { candidate, dates } = declinedApplication(offer, application, reason, now)
    const declined = changedFor(candidate, supported)
    const eventType = permit(actor, applicationLifecycle, {
      state: candidateStatus(offer, application, now),
      action: 'reject',
      facts: datesPossibleFact(dates),
    })
    return {
      writes: [offers.putCandidate(offer, declined)],
      response: candidateViewAfterWrite(offer, declined, now),
      events: [applicationEvent(eventType, offer, application, dates, reason)],
    }
  })
