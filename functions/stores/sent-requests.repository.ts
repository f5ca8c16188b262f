import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { batchGet } from '#functions/platform/dynamo/batch-get.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { sentRequestsItem } from './sent-requests.items.ts'
import { offerKey, toOffer } from './stored-offers.ts'

/** One per practice and locum: every request that is sent or edited writes it on condition of its version. */
export type SentRequests = { offers: OfferId[]; version?: number }

export const sentRequestsRepository = (db: Db, table: string) => ({
  /** To be read first, and the requests after it, so that they are at least as new. */
  get: async (company: CompanyId, professional: UserId): Promise<SentRequests> => {
    const Key = sentRequestsItem.key(company, professional)
    const { Item } = await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    if (!Item) return { offers: [] }
    const { offers, version } = sentRequestsItem.read(Item)
    return { offers, version }
  },

  /** As they are now, in no order. */
  listRequests: async (ids: readonly OfferId[]): Promise<OfferState[]> =>
    (await batchGet(db, table, ids.map(offerKey), { consistent: true })).map(toOffer),

  put: (company: CompanyId, professional: UserId, { offers, version }: SentRequests): TransactItem =>
    replace(table, sentRequestsItem, { ...sentRequestsItem.key(company, professional), offers }, version),
})

export type SentRequestsRepository = ReturnType<typeof sentRequestsRepository>
