import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { addDays, MOST_DAYS, type LocalDate } from '../../shared/kernel/dates.ts'
import type { CompanyId, OfferId, UserId } from '../../shared/kernel/ids.ts'
import { datesOf, privateRequestOf } from '../../shared/offers/offers.rules.ts'
import type { ApplicationState, OfferState } from '../../shared/offers/offers.state.ts'
import { locationOf, marketOf } from '../../shared/professionals/professionals.rules.ts'
import { batchGet } from '../platform/dynamo/batch-get.ts'
import type { Db } from '../platform/dynamo/client.ts'
import { endingBetween, queryAll } from '../platform/dynamo/query-all.ts'
import { replace, type Key, type TransactItem } from '../platform/dynamo/versioned.ts'

const offerKey = (offerId: OfferId): Key => ({ pk: offerId, sk: 'OFFER' })
const requestKey = (offerId: OfferId, professionalId: UserId): Key => ({ pk: offerId, sk: `REQUEST#${professionalId}` })

const lastDate = (offer: OfferState): LocalDate => datesOf(offer).at(-1) ?? ''

/** An offer's item with its index keys; a public one leaves the market once nothing of it is open, a private one stands in the list of whom it asks. */
const offerItem = (offer: OfferState) => {
  const { version: _, ...state } = offer
  const onMarket = !offer.request && !offer.cancelled && Object.values(offer.days).some((day) => !day.booking)
  const market = onMarket ? marketOf(offer.terms.profession, locationOf(offer.terms)) : undefined
  return { ...state, companyId: offer.company.id, askedId: offer.request?.professional.id, last: lastDate(offer), market }
}

/** An application's item; once all its dates are dropped it leaves the practice's list, not the locum's. */
const requestItem = (offer: OfferState, request: ApplicationState) => {
  const { version: _, companyId, ...state } = request
  const kept = request.dates.some((date) => !request.dropped[date])
  return { ...state, practice: companyId, companyId: kept ? companyId : undefined, professionalId: request.professional.id, last: lastDate(offer) }
}

const toOffer = (item: Record<string, unknown>): OfferState => item as unknown as OfferState
const toRequest = (item: Record<string, unknown>): ApplicationState => ({ ...(item as unknown as ApplicationState), companyId: item.practice as CompanyId })

export type OfferWithRequests = { offer: OfferState; requests: ApplicationState[] }

/** Puts the items of one or more offers, in any order, back together. A private offer holds its own request. */
const assemble = (items: Record<string, unknown>[]): OfferWithRequests[] => {
  const requests = items.filter((item) => item.sk !== 'OFFER').map(toRequest)
  return items
    .filter((item) => item.sk === 'OFFER')
    .map(toOffer)
    .map((offer) => ({ offer, requests: [privateRequestOf(offer) ?? requests.filter((request) => request.offerId === offer.id)].flat() }))
}

export const offersRepository = (db: Db, table: string) => {
  const get = async (Key: Key) => (await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))).Item
  const putOffer = (offer: OfferState): TransactItem => replace(table, offerKey(offer.id), offerItem(offer), offer.version)

  return {
    getOffer: async (offerId: OfferId): Promise<OfferState | undefined> => {
      const item = await get(offerKey(offerId))
      return item && toOffer(item)
    },

    getRequest: async (offerId: OfferId, professionalId: UserId): Promise<ApplicationState | undefined> => {
      const item = await get(requestKey(offerId, professionalId))
      return item && toRequest(item)
    },

    /** An offer with all its applications: its partition. */
    getWithRequests: async (offerId: OfferId): Promise<OfferWithRequests | undefined> => {
      const items = await queryAll(db, {
        TableName: table,
        KeyConditionExpression: 'pk = :offer',
        ExpressionAttributeValues: { ':offer': offerId },
        ConsistentRead: true,
      })
      return assemble(items)[0]
    },

    listByCompany: async (companyId: CompanyId, start: LocalDate, end: LocalDate): Promise<OfferWithRequests[]> =>
      assemble(await queryAll(db, endingBetween(table, 'company', 'companyId', companyId, start, end))),

    /** Offers that a professional applied to, and those sent to them alone. */
    listByProfessional: async (professionalId: UserId, start: LocalDate, end: LocalDate): Promise<OfferWithRequests[]> => {
      const applied = async () => {
        const items = await queryAll(db, endingBetween(table, 'professional', 'professionalId', professionalId, start, end))
        return [...items, ...(await batchGet(db, table, items.map(toRequest).map((request) => offerKey(request.offerId))))]
      }
      const [applications, sent] = await Promise.all([applied(), queryAll(db, endingBetween(table, 'asked', 'askedId', professionalId, start, end))])
      return assemble([...applications, ...sent])
    },

    /** Offers sent to a professional alone that have a day between two dates. */
    listPrivate: async (professionalId: UserId, start: LocalDate, end: LocalDate): Promise<OfferState[]> => {
      const items = await queryAll(db, endingBetween(table, 'asked', 'askedId', professionalId, start, addDays(end, MOST_DAYS - 1)))
      return items.map(toOffer).filter((offer) => datesOf(offer).some((date) => date >= start && date <= end))
    },

    /** Public offers with open days; one range a market, read side by side. */
    listMarkets: async (markets: readonly string[], start: LocalDate, end: LocalDate): Promise<OfferState[]> => {
      const ranges = await Promise.all(markets.map((market) => queryAll(db, endingBetween(table, 'market', 'market', market, start, end))))
      return ranges.flat().map(toOffer)
    },

    putOffer,

    /** An application's own item; of a private offer the offer itself. */
    putRequest: (offer: OfferState, request: ApplicationState): TransactItem => {
      const { professional, rates, dropped } = request
      if (offer.request) return putOffer({ ...offer, request: { ...offer.request, professional, rates, dropped } })
      return replace(table, requestKey(request.offerId, professional.id), requestItem(offer, request), request.version)
    },
  }
}

export type OffersRepository = ReturnType<typeof offersRepository>
