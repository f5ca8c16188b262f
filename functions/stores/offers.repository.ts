import { addDays, MAX_DAYS, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { hasLastStartBy } from '#shared/offers/offers.rules.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { itemsOf, readsOf, type Consistency } from '#functions/platform/dynamo/items-of.ts'
import {
  ALL_TIME,
  eachItem,
  PAGE_ITEMS,
  queryPage,
  readRange,
  nextTokenOf,
  withinPage,
  type PagePeriod,
} from '#functions/platform/dynamo/query-page.ts'
import { after, type Range } from '#functions/platform/dynamo/ranges.ts'
import { hasVersion, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { undecidedOffers } from './undecided-offers.ts'
import { offersById } from './offers-by-id.ts'
import { offerItem, applicationItem } from './offers.items.ts'
import {
  OFFER,
  attributesOfOffer,
  attributesOfApplication,
  toOffer,
  toMarketOffer,
  toApplication,
  type OfferWithCandidates,
  type StoredMarketOffer,
  offersFromItems,
  hasDayWithin,
} from './stored-offers.ts'

type TokenPage<T> = { items: T[]; next?: string | undefined }

/** A page of a practice's list ends once it has so many offers, or so many offers and applications. */
const OFFERS_OF_COMPANY = 24
const MAX_OF_COMPANY = 150
const hasEnoughOffers = (items: readonly Stored[]) => items.filter(({ sk }) => sk === OFFER).length >= OFFERS_OF_COMPANY

/** The most requests that a calendar shows. */
const MAX_PRIVATE_OFFERS = 100

const appliedFor = (professionalId: UserId) => ({ index: 'professional', professionalId })
const sentTo = (addresseeId: UserId) => ({ index: 'addressee', addresseeId })

export const offersRepository = (db: Db, table: string) => {
  const raw = readsOf(db, table)
  const offers = itemsOf(db, table, offerItem)
  const applications = itemsOf(db, table, applicationItem)

  const putOffer = (offer: OfferState): TransactItem => offers.save(offerItem.key(offer.id), attributesOfOffer(offer))

  /** Part of an offer's partition, in order: the offer before its applications. */
  const readPartition = async (
    offerId: OfferId,
    consistency: Consistency,
    { from, limit }: { from: string; limit: number },
  ): Promise<{ items: Stored[]; more: boolean }> => {
    const { items: found, next } = await raw.page({ pk: offerId, sk: after(from) }, consistency, { limit })
    const items = withinPage(found, limit)
    return { items, more: next !== undefined || items.length < found.length }
  }

  const getWithCandidates = async (offerId: OfferId): Promise<OfferWithCandidates | undefined> => {
    const { items, more } = await readPartition(offerId, 'consistent', { from: ' ', limit: PAGE_ITEMS + 1 })
    const [found] = offersFromItems(items)
    const last = found?.candidates.at(-1)
    return found && (more && last ? { ...found, next: last.professional.id } : found)
  }

  const listApplications = async (
    offerId: OfferId,
    after: string | undefined,
    consistency: Consistency,
  ): Promise<TokenPage<Candidate>> => {
    const from = after ? applicationItem.key(offerId, after).sk : OFFER
    const { items, more } = await readPartition(offerId, consistency, { from, limit: PAGE_ITEMS })
    const candidates = items.map(toApplication)
    return { items: candidates, ...(more && { next: candidates.at(-1)?.professional.id }) }
  }

  /** An offer of a list, with the first of the applications that the list shows. */
  const firstOfOffer = async (companyId: CompanyId, token: string): Promise<OfferWithCandidates[]> => {
    const { items, more } = await readRange(
      raw,
      { index: 'company', companyId },
      { from: `${token}.`, to: `${token}.~`, most: PAGE_ITEMS + 1 },
    )
    return offersFromItems(items).map((found) =>
      more ? { ...found, next: found.candidates.at(-1)?.professional.id } : found,
    )
  }

  /**
   * Offers and applications are one range. An offer whose applications are cut off by the page's end starts the next
   * one, or comes with its first applications only.
   */
  const listByCompany = async (companyId: CompanyId, period: PagePeriod): Promise<TokenPage<OfferWithCandidates>> => {
    const size = { most: MAX_OF_COMPANY, isFull: hasEnoughOffers }
    const { items, next } = await queryPage(raw, [{ index: 'company', companyId }], period, size)
    const groups = [...Map.groupBy(items, ({ pk }) => pk).values()]
    if (next === undefined)
      return { items: offersFromItems(items).filter(({ offer }) => hasLastStartBy(period.end)(offer)) }
    const cut = groups.length > 1 ? groups.slice(0, -1) : groups
    const token = nextTokenOf(cut.at(-1)?.at(-1)?.sortKey)
    const found = cut.length < groups.length ? offersFromItems(cut.flat()) : await firstOfOffer(companyId, token)
    return { items: found.filter(({ offer }) => hasLastStartBy(period.end)(offer)), next: token }
  }

  /** Offers that a professional has applied for, and booking requests to them. */
  const listByProfessional = async (
    professionalId: UserId,
    period: PagePeriod,
  ): Promise<TokenPage<OfferWithCandidates>> => {
    const partitions = [appliedFor(professionalId), sentTo(professionalId)]
    const { items, next } = await queryPage(raw, partitions, period)
    const applied = items.filter(({ sk }) => sk !== OFFER).map(({ pk }) => pk as OfferId)
    const found = offersFromItems([...items, ...(await raw.getMany(offerItem.keys(applied), 'eventual'))])
    return { items: found.filter(({ offer }) => hasLastStartBy(period.end)(offer)), next }
  }

  const listAll = (partition: Range, period: PagePeriod): Promise<Stored[]> =>
    Array.fromAsync(eachItem((after) => queryPage(raw, [partition], { ...period, after })))

  /** A professional's applications for offers whose last shift is in a period. */
  const listApplicationsOf = async (
    professionalId: UserId,
    period: PagePeriod,
  ): Promise<ReadonlyMap<OfferId, Candidate>> => {
    const items = await listAll(appliedFor(professionalId), period)
    return new Map(items.map(toApplication).map((application) => [application.offerId, application]))
  }

  /** A quota limits how many there are. */
  const listPending = async (professionalId: UserId, period: PagePeriod): Promise<OfferState[]> =>
    (await listAll({ index: 'pending', pendingFor: professionalId }, period)).map(toOffer)

  return {
    ...offersById(db, table),
    getWithCandidates,
    listApplications,
    listByCompany,
    listByProfessional,
    listApplicationsOf,

    eachApplication: (offerId: OfferId, start?: UserId) =>
      eachItem((after = start) => listApplications(offerId, after, 'consistent')),
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
      const size = { most: MAX_PRIVATE_OFFERS + 1 }
      for await (const item of eachItem((after) =>
        queryPage(raw, [sentTo(professionalId)], { ...period, after }, size),
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

    ...undecidedOffers(db, table),

    /** Public offers with open days in these markets, by their last day. */
    listMarketOffers: async (markets: readonly string[], period: PagePeriod): Promise<TokenPage<StoredMarketOffer>> => {
      const partitions = markets.map((market) => ({ index: 'market', market }))
      const { items, next } = await queryPage(raw, partitions, period)
      return { items: items.map(toMarketOffer).filter(hasLastStartBy(period.end)), next }
    },

    putOffer,

    /** A condition for other writes. */
    mustBeUnchanged: ({ id, version }: OfferState): TransactItem =>
      offers.check(offerItem.key(id), hasVersion(version)),

    /** The application's own item; for a booking request, the offer itself. */
    putCandidate: (offer: OfferState, candidate: Candidate): TransactItem => {
      const { professional, rates, dropped } = candidate
      if (offer.request) return putOffer({ ...offer, request: { ...offer.request, professional, rates, dropped } })
      return applications.save(
        applicationItem.key(offer.id, professional.id),
        attributesOfApplication(offer, candidate),
      )
    },
  }
}

export type OffersRepository = ReturnType<typeof offersRepository>
