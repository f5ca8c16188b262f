import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { OfferId, UserId } from '#shared/kernel/ids.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Key } from '#functions/platform/dynamo/versioned.ts'
import { offerKey, applicationKey, toOffer, toApplication } from './stored-offers.ts'

/** For a Lambda that reads nothing else of offers. */
export const offersById = (db: Db, table: string) => {
  const get = async (Key: Key) => (await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))).Item

  return {
    getOffer: async (offerId: OfferId): Promise<OfferState | undefined> => {
      const item = await get(offerKey(offerId))
      return item && toOffer(item)
    },

    getApplication: async (offerId: OfferId, professionalId: UserId): Promise<Candidate | undefined> => {
      const item = await get(applicationKey(offerId, professionalId))
      return item && toApplication(item)
    },
  }
}
