import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { liveDates } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Deps = { offers: Pick<OffersRepository, 'eachApplication'>; now: Instant }

/** Whether an application for an offer can be confirmed now; `after` leaves out those up to a page's end. */
export const hasLiveApplications = async (
  { offers, now }: Deps,
  offer: OfferState,
  after?: UserId,
): Promise<boolean> => {
  for await (const application of offers.eachApplication(offer.id, after))
    if (liveDates(offer, application, now).length > 0) return true
  return false
}
