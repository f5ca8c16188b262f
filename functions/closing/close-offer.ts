import type { OfferId } from '#shared/kernel/ids.ts'
import { cancelOfferFacts } from '#shared/offers/action-facts.rules.ts'
import { cancelledOffer } from '#shared/offers/offer-days.rules.ts'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { datesOf, offerStatus, shiftOn } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { offerEvent } from '#shared/offers/offers.events.ts'
import { readPublicOffer } from '#functions/stores/offer-and-request.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { offerView } from '#functions/stores/offers.view.ts'
import type { Context } from '#functions/platform/context.ts'
import { eventTypeBy } from '#functions/platform/event-type.ts'
import type { Closure } from './closure.ts'

type Deps = Pick<Context, 'now' | 'today' | 'execute'> & { offers: OffersRepository }

/**
 * Cancels a public offer; bookings already made stay. Response and event leave out the applications, of which there may
 * be too many for a command record.
 */
export const closeOffer = (
  { now, today, execute, offers }: Deps,
  id: OfferId,
  { by, reason }: Closure,
): Promise<Offer> =>
  execute(async () => {
    const offer = await readPublicOffer(offers, id)
    const type = eventTypeBy(by, offerLifecycle, {
      state: offerStatus(offer, [], now),
      action: 'cancel',
      facts: cancelOfferFacts(
        datesOf(offer).map((date) => shiftOn(offer, date)),
        today,
      ),
    })
    const cancelled = cancelledOffer(offer, reason, now)
    return {
      writes: [offers.putOffer(cancelled)],
      response: offerView(cancelled, [], now, { practice: true }),
      events: [offerEvent(type, offer)],
    }
  })
