import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { addDays, MAX_DAYS, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { hasLastStartBy } from '#shared/offers/offers.rules.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import { batchGet } from '#functions/platform/dynamo/batch-get.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import {
  ALL_TIME,
  eachItem,
  PAGE_ITEMS,
  queryPage,
  readRange,
  nextTokenOf,
  withinPage,
  type PagePeriod,
  type IndexRange,
} from '#functions/platform/dynamo/query-page.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { mustHaveVersion, replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { liveOffers } from './live-offers.ts'
import { offersById } from './offers-by-id.ts'
import { offerItem, applicationItem } from './offers.items.ts'
import {
  OFFER,
  applicationSk,
  offerKey,
  itemOfOffer,
  itemOfApplication,
  toOffer,
  toMarketOffer,
  toApplication,
  type OfferWithCandidates,
  type StoredMarketOffer,
  assemble,
  hasDayWithin,
} from './stored-offers.ts'

type Listed<T> = { items: T[]; next?: string | undefined }

/** A page of a practice's list ends once it has so many offers, or so many offers and applications. */
const OFFERS_OF_COMPANY = 24
const MAX_OF_COMPANY = 150
const hasEnoughOffers = (items: readonly Stored[]) => items.filter(({ sk }) => sk === OFFER).length >= OFFERS_OF_COMPANY

/** The most requests that a calendar shows. */
const MAX_PRIVATE_OFFERS = 100

export const offersRepository = (db: Db, table: string) => {
  const putOffer = (offer: OfferState): TransactItem => replace(table, offerItem, itemOfOffer(offer), offer.version)
  const rangeOf = (index: string, key: string, value: string): IndexRange => ({ table, index, key, value })

  /** Part of an offer's partition, in order: the offer before its applications. */
  const readPartition = async (
    offerId: OfferId,
    { after, limit, consistent }: { after: string; limit: number; consistent: boolean },
  ): Promise<{ items: Stored[]; more: boolean }> => {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :offer AND sk > :after',
        ExpressionAttributeValues: { ':offer': offerId, ':after': after },
        ConsistentRead: consistent,
        Limit: limit,
      }),
    )
    const items = withinPage(Items, limit)
    return { items, more: LastEvaluatedKey !== undefined || items.length < Items.length }
  }

  const getWithCandidates = async (offerId: OfferId): Promise<OfferWithCandidates | undefined> => {
    const { items, more } = await readPartition(offerId, { after: ' ', limit: PAGE_ITEMS + 1, consistent: true })
    const [found] = assemble(items)
    const last = found?.candidates.at(-1)
    return found && (more && last ? { ...found, next: last.professional.id } : found)
  }

  /** Eventually consistent for lists; decisions use `consistent`. */
  const listApplications = async (
    offerId: OfferId,
    after?: string,
    { consistent = false } = {},
  ): Promise<Listed<Candidate>> => {
    const { items, more } = await readPartition(offerId, {
      after: after ? applicationSk(after as UserId) : OFFER,
      limit: PAGE_ITEMS,
      consistent,
    })
    const candidates = items.map(toApplication)
    return { items: candidates, ...(more && { next: candidates.at(-1)?.professional.id }) }
  }

  /** An offer of a list, with the first of the applications that the list shows. */
  const firstOfOffer = async (companyId: CompanyId, token: string): Promise<OfferWithCandidates[]> => {
    const { items, more } = await readRange(db, rangeOf('company', 'companyId', companyId), {
      from: `${token}.`,
      to: `${token}.~`,
      limit: PAGE_ITEMS + 1,
    })
    return assemble(items).map((found) => (more ? { ...found, next: found.candidates.at(-1)?.professional.id } : found))
  }

  /**
   * Offers and applications are one range. An offer whose applications are cut off by the page's end starts the next
   * one, or comes with its first applications only.
   */
  const listByCompany = async (companyId: CompanyId, period: PagePeriod): Promise<Listed<OfferWithCandidates>> => {
    const range = { ...rangeOf('company', 'companyId', companyId), isFull: hasEnoughOffers }
    const { items, next } = await queryPage(db, [range], period, MAX_OF_COMPANY)
    const groups = [...Map.groupBy(items, ({ pk }) => pk).values()]
    if (next === undefined) return { items: assemble(items).filter(({ offer }) => hasLastStartBy(period.end)(offer)) }
    const cut = groups.length > 1 ? groups.slice(0, -1) : groups
    const token = nextTokenOf(cut.at(-1)?.at(-1)?.sortKey)
    const found = cut.length < groups.length ? assemble(cut.flat()) : await firstOfOffer(companyId, token)
    return { items: found.filter(({ offer }) => hasLastStartBy(period.end)(offer)), next: token }
  }

  /** Offers that a professional has applied for, and booking requests to them. */
  const listByProfessional = async (
    professionalId: UserId,
    period: PagePeriod,
  ): Promise<Listed<OfferWithCandidates>> => {
    const ranges = [
      rangeOf('professional', 'professionalId', professionalId),
      rangeOf('addressee', 'addresseeId', professionalId),
    ]
    const { items, next } = await queryPage(db, ranges, period)
    const applied = items.filter(({ sk }) => sk !== OFFER).map(({ pk }) => offerKey(pk as OfferId))
    const found = assemble([...items, ...(await batchGet(db, table, applied))])
    return { items: found.filter(({ offer }) => hasLastStartBy(period.end)(offer)), next }
  }

  /** A professional's applications for offers whose last shift is in a period. */
  const listApplicationsOf = async (
    professionalId: UserId,
    period: PagePeriod,
  ): Promise<ReadonlyMap<OfferId, Candidate>> => {
    const range = rangeOf('professional', 'professionalId', professionalId)
    const items = await Array.fromAsync(eachItem((after) => queryPage(db, [range], { ...period, after })))
    return new Map(items.map(toApplication).map((application) => [application.offerId, application]))
  }

  /** A quota limits how many there are. */
  const listPending = async (professionalId: UserId, period: PagePeriod): Promise<OfferState[]> => {
    const items = await Array.fromAsync(
      eachItem((after) => queryPage(db, [rangeOf('pending', 'pendingFor', professionalId)], { ...period, after })),
    )
    return items.map(toOffer)
  }

  return {
    ...offersById(db, table),
    getWithCandidates,
    listApplications,
    listByCompany,
    listByProfessional,
    listApplicationsOf,

    eachApplication: (offerId: OfferId, first?: UserId) =>
      eachItem((after = first) => listApplications(offerId, after, { consistent: true })),
    eachOfCompany: (companyId: CompanyId, start: LocalDate, end: LocalDate) =>
      eachItem((after) => listByCompany(companyId, { start, end, after })),
    eachOfProfessional: (professionalId: UserId, start: LocalDate, end: LocalDate) =>
      eachItem((after) => listByProfessional(professionalId, { start, end, after })),

    /**
     * Booking requests to a professional, optionally of one practice, with a day between two dates: those that end
     * first, and all that are pending.
     */
    listPrivate: async (
      professionalId: UserId,
      { start, end, companyId }: { start: LocalDate; end: LocalDate; companyId?: CompanyId | undefined },
    ): Promise<OfferState[]> => {
      const period = { start, end: addDays(end, MAX_DAYS - 1) }
      const belongsToCompany = (item: Stored) => companyId === undefined || item.companyId === companyId
      const found: Stored[] = []
      for await (const item of eachItem((after) =>
        queryPage(
          db,
          [rangeOf('addressee', 'addresseeId', professionalId)],
          { ...period, after },
          MAX_PRIVATE_OFFERS + 1,
        ),
      )) {
        if (belongsToCompany(item)) found.push(item)
        if (found.length > MAX_PRIVATE_OFFERS) break
      }
      const shown = withinPage(found, MAX_PRIVATE_OFFERS)
      const waiting =
        shown.length === found.length
          ? []
          : (await listPending(professionalId, period)).filter(
              ({ company }) => companyId === undefined || company.id === companyId,
            )
      const offers = new Map([...shown.map(toOffer), ...waiting].map((offer) => [offer.id, offer]))
      return [...offers.values()].filter(hasDayWithin(start, end))
    },

    /** Pending requests to a professional that end on or after a day. */
    listPending: (professionalId: UserId, start: LocalDate) => listPending(professionalId, { start, end: ALL_TIME[1] }),

    ...liveOffers(db, table),

    /** Public offers with open days in these markets, by their last day. */
    listMarkets: async (markets: readonly string[], period: PagePeriod): Promise<Listed<StoredMarketOffer>> => {
      const { items, next } = await queryPage(
        db,
        markets.map((market) => rangeOf('market', 'market', market)),
        period,
      )
      return { items: items.map(toMarketOffer).filter(hasLastStartBy(period.end)), next }
    },

    putOffer,

    /** A condition for other writes. */
    mustBeUnchanged: ({ id, version }: OfferState): TransactItem => mustHaveVersion(table, offerKey(id), version),

    /** The application's own item; for a booking request, the offer itself. */
    putCandidate: (offer: OfferState, candidate: Candidate): TransactItem => {
      const { professional, rates, dropped } = candidate
      if (offer.request) return putOffer({ ...offer, request: { ...offer.request, professional, rates, dropped } })
      return replace(table, applicationItem, itemOfApplication(offer, candidate), candidate.version)
    },
  }
}

export type OffersRepository = ReturnType<typeof offersRepository>
