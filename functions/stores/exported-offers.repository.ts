import { addDays, MAX_DAYS, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { readsOf, type Cursor, type ItemPage } from '#functions/platform/dynamo/items-of.ts'
import { queryPage } from '#functions/platform/dynamo/query-page.ts'
import { offerItem } from './offers.items.ts'
import { offersFromItems, hasDayWithin, OFFER, toOffer, type OfferWithCandidates } from './stored-offers.ts'

/** A smaller page, since the offer of each application is read too. */
const APPLICATIONS_A_PAGE = 50
/** A smaller page, since each request is shown with every posting that it has days of. */
const REQUESTS_A_PAGE = 100

/** Offers as exports read them: completely, in pages of limited size. */
export const exportedOffersRepository = (db: Db, table: string) => {
  const raw = readsOf(db, table)

  return {
    /**
     * A practice's offers with the applications that its list shows. An offer cut off by the page's end starts the next
     * page; one larger than a page is repeated with its other applications.
     */
    ofCompany: async (companyId: CompanyId, cursor: Cursor | undefined): Promise<ItemPage<OfferWithCandidates>> => {
      const { items, next } = await raw.exportPage({ index: 'company', companyId }, cursor)
      const [first] = items
      const isContinued = first && first.sk !== OFFER
      const offer = isContinued && (await raw.get(offerItem.key(first.pk as OfferId), 'eventual'))
      const continued = offer ? [offer] : []
      const cut = next ? items.findLastIndex(({ sk }) => sk === OFFER) : 0
      if (cut <= 0) return { items: offersFromItems([...continued, ...items]), next }
      const { pk, sk, sortKey } = items[cut - 1] as Stored
      return { items: offersFromItems([...continued, ...items.slice(0, cut)]), next: { pk, sk, companyId, sortKey } }
    },

    /** Public offers that a professional has applied for. */
    applications: async (
      professionalId: UserId,
      cursor: Cursor | undefined,
    ): Promise<ItemPage<OfferWithCandidates>> => {
      const range = { index: 'professional', professionalId }
      const { items, next } = await raw.exportPage(range, cursor, APPLICATIONS_A_PAGE)
      const offers = await raw.getMany(offerItem.keys(items.map(({ pk }) => pk as OfferId)), 'eventual')
      return { items: offersFromItems([...items, ...offers]), next }
    },

    /** A page of the booking requests to a professional with a day in a period, whatever their outcome. */
    requestsWithin: async (
      professionalId: UserId,
      { start, end, after }: { start: LocalDate; end: LocalDate; after?: string | undefined },
    ): Promise<{ items: OfferState[]; next?: string | undefined }> => {
      const period = { start, end: addDays(end, MAX_DAYS - 1), after }
      const { items, next } = await queryPage(raw, [{ index: 'addressee', addresseeId: professionalId }], period, {
        most: REQUESTS_A_PAGE,
      })
      return { items: items.map(toOffer).filter(hasDayWithin(start, end)), next }
    },

    /** All booking requests to a professional. */
    requests: async (professionalId: UserId, cursor: Cursor | undefined): Promise<ItemPage<OfferWithCandidates>> => {
      const { items, next } = await raw.exportPage({ index: 'addressee', addresseeId: professionalId }, cursor)
      return { items: offersFromItems(items), next }
    },
  }
}

export type ExportedOffersRepository = ReturnType<typeof exportedOffersRepository>
