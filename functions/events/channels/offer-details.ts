import { hasLunch, payFor } from '#shared/bookings/pay.rules.ts'
import { formatCardDate, formatInstant, type Instant } from '#shared/kernel/dates.ts'
import { formatLunch, formatPlace, formatTimes } from '#shared/kernel/format-shift.ts'
import { formatRate } from '#shared/kernel/money.ts'
import { liveDates, privateRequestOf, shiftOn } from '#shared/offers/offers.rules.ts'
import type { ApplicationState, OfferState } from '#shared/offers/offers.state.ts'
import type { MailDay, MailFact } from '#functions/mail/mail.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { About } from './channel-message.ts'
import { formatRates, type Details } from './details.ts'

export type OfferDetailDeps = {
  offers: Pick<OffersRepository, 'getOffer' | 'getRequest'>
  options: Pick<OptionsRepository, 'listExtraHolidays'>
}
type AboutOffer = Extract<About, { offer: unknown }>

/** Days that the practice has since taken out of its offer have no hours. */
const dayOf = (offer: OfferState, date: string): MailDay => {
  if (!offer.days[date]) return { date: formatCardDate(date), note: 'no longer needed' }
  const shift = shiftOn(offer, date)
  const note = hasLunch(shift, offer.terms.lunch) ? formatLunch(offer.terms.lunch) : undefined
  return { date: formatCardDate(date), hours: formatTimes(shift), note }
}

/** What the days pay this locum; without an application of theirs, the offer's range. */
const perHour = async (
  { terms, ...offer }: OfferState,
  dates: readonly string[],
  request: ApplicationState | undefined,
  { options }: OfferDetailDeps,
  now: Instant,
): Promise<string> => {
  const { rates: budget, lunch } = terms
  if (!request) return formatRate(Number(budget[0]), Number(budget[1]))
  const payTerms = { lunch, budget, rates: request.rates, extraHolidays: await options.listExtraHolidays(now) }
  const parts = dates.flatMap((date) => (offer.days[date] ? payFor(shiftOn(offer, date), payTerms).parts : []))
  return formatRates(Object.fromEntries(parts.map(({ group, rate }) => [group, rate])))
}

/** Only whoever has to answer a request reads until when. */
const respondBy = (offer: OfferState, side: About['side'], now: Instant): string => {
  const [request, { respond, counter } = {}] = [privateRequestOf(offer), offer.request]
  const isAwaited = side === (counter ? 'practice' : 'professional')
  return request && respond && isAwaited && liveDates(offer, request, now).length > 0 ? formatInstant(respond.by) : ''
}

/** A request, or an application for an offer, as it is when its mail is sent: the area, but no address or contact. */
export const offerDetails = async (
  { offer: id, professional, side, dates }: AboutOffer,
  deps: OfferDetailDeps,
  now: Instant,
): Promise<Details> => {
  const offer = await deps.offers.getOffer(id)
  if (!offer) return {}
  const { company, terms, request: { counter } = {} } = offer
  const request = privateRequestOf(offer) ?? (await deps.offers.getRequest(id, professional))
  const facts: MailFact[] = [
    { label: 'Practice', value: side === 'professional' ? company.name : '' },
    { label: 'Place', value: formatPlace(terms) },
    { label: counter ? 'Offered rate' : 'Per hour', value: await perHour(offer, dates, request, deps, now) },
    { label: 'Suggested rate', value: counter ? formatRate(Number(counter.rate)) : '' },
    { label: 'Answer by', value: respondBy(offer, side, now) },
    { label: 'Notes', value: side === 'professional' ? terms.notes : '' },
  ]
  return { days: dates.map((date) => dayOf(offer, date)), facts: facts.filter(({ value }) => value !== '') }
}
