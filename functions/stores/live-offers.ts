import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { batchGet } from '#functions/platform/dynamo/batch-get.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { liveOffer } from './offers.items.ts'
import { liveOf, offerKey, toOffer, type LiveKind } from './stored-offers.ts'

/** What is still open of a practice's offers and requests, by the index that contains nothing else. */
export const liveOffers = (db: Db, table: string) => {
  const readLive = async (companyId: CompanyId, kind: LiveKind, start: LocalDate, most: number) => {
    const { Items = [] } = await db.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'live',
        KeyConditionExpression: 'liveOf = :live AND #last >= :start',
        ExpressionAttributeNames: { '#last': 'last' },
        ExpressionAttributeValues: { ':live': liveOf(companyId, kind), ':start': start },
        Limit: most,
      }),
    )
    return Items.map(liveOffer.read)
  }

  return {
    /** A practice's requests with pending days that end on or after a day; a quota limits how many there are. */
    listPendingOfCompany: async (companyId: CompanyId, start: LocalDate): Promise<OfferState[]> => {
      const live = await readLive(companyId, 'requests', start, quotas.openRequestsPerPractice)
      const items = await batchGet(
        db,
        table,
        live.map(({ pk }) => offerKey(pk)),
      )
      return items.map(toOffer)
    },

    /**
     * What counts towards a practice's quotas and ends on or after a day, earliest first: its last day and number of
     * days.
     */
    listLive: async (
      companyId: CompanyId,
      kind: LiveKind,
      start: LocalDate,
      most: number,
    ): Promise<{ last: LocalDate; days: number }[]> => {
      const live = await readLive(companyId, kind, start, most)
      return live.map(({ last, dayCount }) => ({ last, days: dayCount }))
    },
  }
}
