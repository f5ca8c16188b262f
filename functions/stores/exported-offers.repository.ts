import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { addDays, MAX_DAYS, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { batchGet } from '#functions/platform/dynamo/batch-get.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { exportPage, type Cursor, type ExportPage } from '#functions/platform/dynamo/export-page.ts'
import { partitionOf } from '#functions/platform/dynamo/ranges.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { queryPage } from '#functions/platform/dynamo/query-page.ts'
import {
  assemble,
  hasDayWithin,
  OFFER,
  offerKey,
  toOffer,
  toApplication,
  type OfferWithCandidates,
} from './stored-offers.ts'

/** A smaller page, since the offer of each application is read too. */
const APPLICATIONS_A_PAGE = 50
/** A smaller page, since each request is shown with every posting that it has days of. */
const REQUESTS_A_PAGE = 100

/** Offers as exports read them: completely, in pages of limited size. */
export const exportedOffersRepository = (db: Db, table: string) => {
  const getOffer = async (id: OfferId): Promise<Stored | undefined> =>
    (await db.send(new GetCommand({ TableName: table, Key: offerKey(id) }))).Item

  return {
    /**
     * A practice's offers with the applications that its list shows. An offer cut off by the page's end starts the next
     * page; one larger than a page is repeated with its other applications.
     */
    ofCompany: async (companyId: CompanyId, cursor: Cursor | undefined): Promise<ExportPage<OfferWithCandidates>> => {
      const { items, next } = await exportPage(db, partitionOf(table, 'company', 'companyId', companyId), cursor)
      const [first] = items
      const continued = first && first.sk !== OFFER ? [(await getOffer(first.pk as OfferId)) ?? []].flat() : []
      const cut = next ? items.findLastIndex(({ sk }) => sk === OFFER) : 0
      if (cut <= 0) return { items: assemble([...continued, ...items]), next }
      const { pk, sk, sortKey } = items[cut - 1] as Stored
      return { items: assemble([...continued, ...items.slice(0, cut)]), next: { pk, sk, companyId, sortKey } }
    },

    /** Public offers that a professional has applied for. */
    applications: async (
      professionalId: UserId,
      cursor: Cursor | undefined,
    ): Promise<ExportPage<OfferWithCandidates>> => {
      const { items, next } = await exportPage(
        db,
        { ...partitionOf(table, 'professional', 'professionalId', professionalId), Limit: APPLICATIONS_A_PAGE },
        cursor,
      )
      const offers = await batchGet(
        db,
        table,
        items.map(toApplication).map((candidate) => offerKey(candidate.offerId)),
      )
      return { items: assemble([...items, ...offers]), next }
    },

    /** A page of the booking requests to a professional with a day in a period, whatever their outcome. */
    requestsWithin: async (
      professionalId: UserId,
      { start, end, after }: { start: LocalDate; end: LocalDate; after?: string | undefined },
    ): Promise<{ items: OfferState[]; next?: string | undefined }> => {
      const { items, next } = await queryPage(
        db,
        [{ table, index: 'addressee', key: 'addresseeId', value: professionalId }],
        { start, end: addDays(end, MAX_DAYS - 1), after },
        REQUESTS_A_PAGE,
      )
      return { items: items.map(toOffer).filter(hasDayWithin(start, end)), next }
    },

    /** All booking requests to a professional. */
    requests: async (professionalId: UserId, cursor: Cursor | undefined): Promise<ExportPage<OfferWithCandidates>> => {
      const { items, next } = await exportPage(
        db,
        partitionOf(table, 'addressee', 'addresseeId', professionalId),
        cursor,
      )
      return { items: assemble(items), next }
    },
  }
}

export type ExportedOffersRepository = ReturnType<typeof exportedOffersRepository>
