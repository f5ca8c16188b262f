import { flatRates } from '#shared/kernel/rate-groups.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { acceptedRequest } from './application-changes.rules.ts'
import { dropDates } from './offers.rules.ts'
import type { ApplicationState, CounterOffer, OfferState, Respond } from './offers.state.ts'
import type { RequestState } from './requests.events.ts'

type Suggestion = { dates: readonly LocalDate[]; rate: string; message: string; respond: Respond }

/** A request that the locum has answered with a rate of their own for some days; the other days are declined. */
export const counteredRequest = (
  offer: RequestState,
  request: ApplicationState,
  { dates, rate, message, respond }: Suggestion,
  now: Instant,
): { offer: RequestState; declined: LocalDate[] } => {
  const { request: kept, dates: declined } = acceptedRequest(offer, request, dates, now)
  const counter: CounterOffer = { rate, message, at: now }
  return {
    offer: { ...offer, updatedAt: now, request: { ...offer.request, dropped: kept.dropped, counter, respond } },
    declined,
  }
}

/** The offer and the request with the suggested rate as what both have agreed on, even above the budget. */
export const atSuggestedRate = (
  offer: OfferState,
  request: ApplicationState,
  { rate }: CounterOffer,
): { offer: OfferState; request: ApplicationState } => ({
  offer: { ...offer, terms: { ...offer.terms, rates: [rate, rate] } },
  request: { ...request, rates: flatRates(rate) },
})

/** The practice does not agree to the suggested rate: nothing is booked. */
export const declinedCounter = (
  request: ApplicationState,
  dates: readonly LocalDate[],
  reason: string,
  at: Instant,
): ApplicationState => dropDates(request, dates, { by: 'CompanyAdmin', cause: 'counter-declined', reason, at })
