import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { deletedOffer } from '#shared/offers/offer-days.rules.ts'
import { offerEvent } from '#shared/offers/offers.events.ts'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { offerStatus } from '#shared/offers/offers.rules.ts'
import { cancelPublicOffer } from '#functions/staffing/cancel-public-offer.ts'
import { endingBy } from '#functions/staffing/ending.ts'
import type { MatchRepositories } from '#functions/staffing/applicant-matches.ts'
import { shownChangedOffer } from '#functions/staffing/shown-offer.ts'
import type { Context } from '#functions/platform/context.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { permit } from '#functions/platform/permit.ts'
import { readPublicOffer } from '#functions/stores/offer-and-candidate.ts'
import { offerView } from '#functions/stores/offers.view.ts'

type Contract = typeof offersContract

type Deps = Pick<Context, 'caller' | 'now' | 'today' | 'execute'> & MatchRepositories & { offers: OffersRepository }

export const cancelOffer = (context: Deps, { params, body }: InputOf<Contract['cancelOffer']>): Promise<Offer> =>
  cancelPublicOffer(context, params.offerId, endingBy(context.caller, body.status_reason), (cancelled) =>
    shownChangedOffer(context, cancelled),
  )

/** Deletes a public offer that was never booked. Those who applied see it as cancelled. */
export const deleteOffer = (
  { caller, now, execute, offers }: Deps,
  { params }: InputOf<Contract['deleteOffer']>,
): Promise<Offer> =>
  execute(async () => {
    const offer = await readPublicOffer(offers, params.id)
    const eventType = permit(caller, offerLifecycle, {
      state: offerStatus(offer, [], now),
      action: 'delete',
      facts: { neverBooked: !offer.wasBooked },
    })
    const after = deletedOffer(offer, now)
    return {
      writes: [offers.putOffer(after)],
      response: offerView(after, [], now, 'practice'),
      events: [offerEvent(eventType, offer)],
    }
  })
