import type { OfferId } from '#shared/kernel/ids.ts'
import { invalidField } from '#shared/kernel/errors.ts'
import { pastFact } from '#shared/offers/action-facts.rules.ts'
import { cancelledOffer } from '#shared/offers/offer-days.rules.ts'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { datesOf, offerStatus, shiftOn } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { offerEvent } from '#shared/offers/offers.events.ts'
import { hasLiveApplications } from './has-live-applications.ts'
import { readPublicOffer } from '#functions/stores/offer-and-candidate.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import type { Ending } from './ending.ts'

type Deps = Pick<Context, 'now' | 'today' | 'execute'> & { offers: OffersRepository }

/**
 * Cancels a public offer; bookings already made stay. Applicants who are waiting read a reason. The event leaves out
 * the applications, however many there are; `show` makes the response.
 */
export const cancelPublicOffer = <T>(
  { now, today, execute, offers }: Deps,
  id: OfferId,
  { actor, reason }: Ending<string | undefined>,
  show: (cancelled: OfferState) => T | Promise<T>,
): Promise<T> =>
  execute(async () => {
    const offer = await readPublicOffer(offers, id)
    const eventType = permit(actor, offerLifecycle, {
      state: offerStatus(offer, [], now),
      action: 'cancel',
      facts: pastFact(
        datesOf(offer).map((date) => shiftOn(offer, date)),
        today,
      ),
    })
    if (reason === undefined && (await hasLiveApplications({ offers, now }, offer)))
      throw invalidField('status_reason', 'Required')
    const cancelled = cancelledOffer(offer, reason, now)
    return {
      writes: [offers.putOffer(cancelled)],
      response: await show(cancelled),
      events: [offerEvent(eventType, offer)],
    }
  })
