import type { LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { readsOf } from '#functions/platform/dynamo/items-of.ts'
import { from } from '#functions/platform/dynamo/ranges.ts'
import { offerDayCount, offerItem } from './offers.items.ts'
import { undecidedOf, toOffer, type UndecidedKind } from './stored-offers.ts'

/** What is still open of a practice's offers and requests, by the index that contains nothing else. */
export const undecidedOffers = (db: Db, table: string) => {
  const undecided = readsOf(db, table, (item) => ({
    id: item.pk as OfferId,
    last: String(item.last),
    days: offerDayCount.read(item).dayCount,
  }))
  const offers = readsOf(db, table, toOffer)

  const listUndecided = async (companyId: CompanyId, kind: UndecidedKind, start: LocalDate, most: number) => {
    const range = { index: 'undecided', undecidedOf: undecidedOf(companyId, kind), last: from(start) }
    return (await undecided.page(range, 'eventual', { limit: most })).items
  }

  return {
    /** A practice's requests with pending days that end on or after a day; a quota limits how many there are. */
    listPendingOfCompany: async (companyId: CompanyId, start: LocalDate): Promise<OfferState[]> => {
      const pending = await listUndecided(companyId, 'requests', start, quotas.openRequestsPerPractice)
      return offers.getMany(offerItem.keys(pending.map(({ id }) => id)), 'eventual')
    },

    /**
     * What counts towards a practice's quotas and ends on or after a day, earliest first: its last day and number of
     * days.
     */
    listUndecided,
  }
}
