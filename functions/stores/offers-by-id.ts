import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { OfferId, UserId } from '#shared/kernel/ids.ts'
import type { ApplicationState, OfferState } from '#shared/offers/offers.state.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Key } from '#functions/platform/dynamo/versioned.ts'
import { offerKey, requestKey, toOffer, toRequest } from './stored-offers.ts'

/** For a Lambda that reads nothing else of offers. */
export const offersById = (db: Db, table: string) => {
  const get = async (Key: Key) => (await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))).Item

  return {
    getOffer: async (offerId: OfferId): Promise<OfferState | undefined> => {
      const item = await get(offerKey(offerId))
      return item && toOffer(item)
    },

    getRequest: async (offerId: OfferId, professionalId: UserId): Promise<ApplicationState | undefined> => {
      const item = await get(requestKey(offerId, professionalId))
      return item && toRequest(item)
    },
  }
}
