import type { OfferId, UserId } from '#shared/kernel/ids.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { readsOf } from '#functions/platform/dynamo/items-of.ts'
import { applicationItem, offerItem } from './offers.items.ts'
import { toOffer, toApplication } from './stored-offers.ts'

/** For a Lambda that reads nothing else of offers. */
export const offersById = (db: Db, table: string) => {
  const offers = readsOf(db, table, toOffer)
  const applications = readsOf(db, table, toApplication)
  return {
    getOffer: (offerId: OfferId): Promise<OfferState | undefined> => offers.get(offerItem.key(offerId), 'consistent'),

    getApplication: (offerId: OfferId, professionalId: UserId): Promise<Candidate | undefined> =>
      applications.get(applicationItem.key(offerId, professionalId), 'consistent'),
  }
}
