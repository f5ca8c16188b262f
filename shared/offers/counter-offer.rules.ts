import { budgetOf, flatRates } from '#shared/kernel/rate-groups.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import { withOtherDaysDeclined } from './candidate-changes.rules.ts'
import { dropDates } from './offers.rules.ts'
import { suggestedRates } from './suggested-rates.rules.ts'
import type { Candidate, CounterOffer, OfferState, PrivateOffer, ResponseWindow } from './offers.state.ts'

type Suggested = { rate?: string | undefined; rates?: Partial<DayRates> | undefined }
type Suggestion = Suggested & { dates: readonly LocalDate[]; message: string; responseWindow: ResponseWindow }

/** `rate` is for every kind of day that `rates` does not name; without it, those stay as offered. */
const counterOf = ({ rate, rates = {} }: Suggested): Pick<CounterOffer, 'rate' | 'rates'> => {
  const named = rate === undefined ? rates : { ...flatRates(rate), ...rates }
  const all = new Set(Object.values(named))
  const highest = String(Math.max(...[...all].map(Number)))
  return rate !== undefined && all.size === 1 ? { rate: highest } : { rate: highest, rates: named }
}

/** A request that the locum has answered with a rate of their own for some days; the other days are declined. */
export const counteredRequest = (
  offer: PrivateOffer,
  candidate: Candidate,
  { dates, message, responseWindow, ...suggested }: Suggestion,
  now: Instant,
): { offer: PrivateOffer; declined: LocalDate[] } => {
  const { candidate: kept, dates: declined } = withOtherDaysDeclined(offer, candidate, dates, now)
  const counter: CounterOffer = { ...counterOf(suggested), message, at: now }
  return {
    offer: { ...offer, updatedAt: now, request: { ...offer.request, dropped: kept.dropped, counter, responseWindow } },
    declined,
  }
}

/** The offer and the request with the suggested rate as what both have agreed on, even above the budget. */
export const atSuggestedRate = (
  offer: OfferState,
  candidate: Candidate,
  counter: CounterOffer,
): { offer: OfferState; candidate: Candidate } => {
  const rates = suggestedRates(counter, candidate.rates)
  return { offer: { ...offer, terms: { ...offer.terms, rates: budgetOf(rates) } }, candidate: { ...candidate, rates } }
}

/** The private offer with the rates that the practice had offered, as long as a suggested one is agreed. */
export const withOffered = <Offer extends OfferState>(offer: Offer, offered: DayRates | undefined): Offer => {
  const { request } = offer
  if (!request?.counter) return offer
  const { offered: _, ...counter } = request.counter
  return { ...offer, request: { ...request, counter: { ...counter, ...(offered && { offered }) } } }
}

/** The practice does not agree to the suggested rate: nothing is booked. */
export const declinedCounter = (
  candidate: Candidate,
  dates: readonly LocalDate[],
  reason: string,
  at: Instant,
): Candidate => dropDates(candidate, dates, { actor: 'CompanyAdmin', cause: 'counter-declined', reason, at })
