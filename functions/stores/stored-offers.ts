import type { LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { datesOf, lastDay, candidateOf } from '#shared/offers/offers.rules.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import { placeOf, marketOf } from '#shared/professionals/professionals.rules.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { sortKeyOf } from '#functions/platform/dynamo/query-page.ts'
import type { Key } from '#functions/platform/dynamo/versioned.ts'
import { poolKeyOf } from './pools.repository.ts'
import { marketOffer, offerItem, applicationItem } from './offers.items.ts'

export const OFFER = offerItem.name

/** The index keys of an item in every list it belongs to: applications follow their offer. */
const listKeys = (offer: OfferState, { pk, sk }: Key) => ({
  last: lastDay(offer),
  sortKey: sortKeyOf(lastDay(offer), pk, sk),
})

/** What is counted together for a practice. */
export type UndecidedKind = 'offers' | 'requests'

/** The market of a pool, named by `poolKeyOf`. */
export const poolMarketOf = (key: string): string => `pool#${key}`

export const undecidedOf = (companyId: CompanyId, kind: UndecidedKind): string => `${companyId}#${kind}`

/** Whether a day of it can still be booked, regardless of the time. */
export const hasUndecidedDay = (offer: OfferState): boolean =>
  !offer.cancelled && Object.entries(offer.days).some(([date, day]) => !day.booking && !offer.request?.dropped[date])

/** Where locums find a public offer: until it is released, with its pool. */
const marketOfOffer = ({ company, pool, terms }: OfferState): string =>
  pool ? poolMarketOf(poolKeyOf(company.id, pool.id)) : marketOf(terms.profession, placeOf(terms))

/**
 * What is stored of an offer. A public offer leaves the market, and a request the pending list and the quotas, once
 * every day is decided. Notes are stored apart, as the market's index leaves them out.
 */
export const attributesOfOffer = (offer: OfferState) => {
  const {
    terms: { notes, ...terms },
    ...state
  } = offer
  const [undecided, addressee] = [hasUndecidedDay(offer), offer.request?.professional.id]
  return {
    ...state,
    terms,
    notes,
    // A deleted offer leaves its practice's list.
    companyId: offer.deleted ? undefined : offer.company.id,
    addresseeId: addressee,
    ...listKeys(offer, offerItem.key(offer.id)),
    market: undecided && !addressee ? marketOfOffer(offer) : undefined,
    undecidedOf: undecided ? undecidedOf(offer.company.id, addressee ? 'requests' : 'offers') : undefined,
    dayCount: Object.keys(offer.days).length,
    pendingFor: undecided ? addressee : undefined,
  }
}

/** What is stored of an application; once all its dates are dropped it leaves the practice's list, not the locum's. */
export const attributesOfApplication = (offer: OfferState, { companyId, ...application }: Candidate) => {
  const { id } = application.professional
  const kept = application.dates.some((date) => !application.dropped[date])
  return {
    ...application,
    practice: companyId,
    companyId: kept ? companyId : undefined,
    professionalId: id,
    ...listKeys(offer, applicationItem.key(offer.id, id)),
  }
}

export const toOffer = (item: Stored): OfferState => {
  const { notes, dayCount: _, ...offer } = offerItem.read(item)
  return { ...offer, terms: { ...offer.terms, notes } }
}
export const toMarketOffer = (item: Stored): StoredMarketOffer => {
  const offer = marketOffer.read(item)
  return { ...offer, terms: { ...offer.terms, notes: '' } }
}
export const toApplication = (item: Stored): Candidate => {
  const { practice, ...application } = applicationItem.read(item)
  return { ...application, companyId: practice }
}

/** An offer with its first applications, ordered by professional id; `next` is the last of these if there are more. */
export type OfferWithCandidates = { offer: OfferState; candidates: Candidate[]; next?: UserId | undefined }

/** What the market's index contains of an offer. */
export type StoredMarketOffer = Omit<OfferState, 'createdBy' | 'version'>

/** Assembles offers from their items in any order. A private offer contains its own request. */
export const offersFromItems = (items: readonly Stored[]): OfferWithCandidates[] => {
  const applications = Map.groupBy(
    items.filter((item) => item.sk !== OFFER).map(toApplication),
    ({ offerId }) => offerId,
  )
  return items
    .filter((item) => item.sk === OFFER)
    .map(toOffer)
    .map((offer) => ({ offer, candidates: [candidateOf(offer) ?? applications.get(offer.id) ?? []].flat() }))
}

/** Whether an offer has a day between two dates. */
export const hasDayWithin =
  (start: LocalDate, end: LocalDate) =>
  (offer: OfferState): boolean =>
    datesOf(offer).some((date) => date >= start && date <= end)
