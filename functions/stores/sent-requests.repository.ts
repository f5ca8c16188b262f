import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf, readsOf } from '#functions/platform/dynamo/items-of.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { sentRequestsItem } from './sent-requests.items.ts'
import { offerItem } from './offers.items.ts'
import { toOffer } from './stored-offers.ts'

/** One per practice and locum: every request that is sent or edited writes it on condition of its version. */
export type SentRequests = { offers: OfferId[]; version?: number }

export const sentRequestsRepository = (db: Db, table: string) => {
  const sent = itemsOf(db, table, sentRequestsItem)
  const requests = readsOf(db, table, toOffer)
  return {
    /** To be read first, and the requests after it, so that they are at least as new. */
    get: async (company: CompanyId, professional: UserId): Promise<SentRequests> =>
      (await sent.get(sentRequestsItem.key(company, professional), 'consistent')) ?? { offers: [] },

    /** As they are now, in no order. */
    listRequests: (ids: readonly OfferId[]): Promise<OfferState[]> =>
      requests.getMany(offerItem.keys(ids), 'consistent'),

    put: (company: CompanyId, professional: UserId, requests: SentRequests): TransactItem =>
      sent.save(sentRequestsItem.key(company, professional), requests),
  }
}

export type SentRequestsRepository = ReturnType<typeof sentRequestsRepository>
