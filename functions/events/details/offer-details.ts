import { budgetOf } from '#shared/kernel/rate-groups.ts'
import { type DayPay, hasLunch, payFor, type PayTerms, sumPay } from '#shared/bookings/pay.rules.ts'
import { formatCardDate, formatInstant, type Instant } from '#shared/kernel/dates.ts'
import { formatHours, formatLunch, formatPlace, formatTimes } from '#shared/kernel/format-shift.ts'
import { formatRand, formatRate } from '#shared/kernel/money.ts'
import { suggestedRates } from '#shared/offers/suggested-rates.rules.ts'
import { liveDates, candidateOf, shiftOn } from '#shared/offers/offers.rules.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import type { MailDay, MailFact } from '#functions/mail/mail.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { About } from '#shared/notifications/notification-about.schema.ts'
import { formatRates, type Details } from './details.ts'

export type OfferDetailDeps = {
  offers: Pick<OffersRepository, 'getOffer' | 'getApplication'>
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

/** What the days pay this locum: as offered, and at the rates that they have suggested if there are any. */
const payOf = async (
  { terms, days, request: sent }: OfferState,
  dates: readonly string[],
  { rates }: Candidate,
  { options }: OfferDetailDeps,
  now: Instant,
): Promise<{ offered: DayPay; suggested?: DayPay }> => {
  const extraHolidays = await options.listExtraHolidays(now)
  const payAt = (agreed: Pick<PayTerms, 'budget' | 'rates'>) =>
    sumPay(dates.map((date) => payFor(shiftOn({ days }, date), { lunch: terms.lunch, extraHolidays, ...agreed })))
  const offered = payAt({ budget: terms.rates, rates })
  if (!sent?.counter) return { offered }
  const own = suggestedRates(sent.counter, rates)
  return { offered, suggested: payAt({ budget: budgetOf(own), rates: own }) }
}

const formatRatesIn = ({ parts }: DayPay): string =>
  formatRates(Object.fromEntries(parts.map(({ group, rate }) => [group, rate])))

const totalFact = (reader: About['reader'], total: string, worked: string): MailFact => ({
  label: reader === 'professional' ? `You would earn for ${worked}` : `Locum pay for ${worked}`,
  value: total,
  brief: `${total} for ${worked}`,
})

/** The rates, and the total for a request; for a locum who has not applied, the offer's range. */
const payFacts = async (
  offer: OfferState,
  { dates, reader }: AboutOffer,
  candidate: Candidate | undefined,
  deps: OfferDetailDeps,
  now: Instant,
): Promise<MailFact[]> => {
  const live = candidate ? liveDates(offer, candidate, now).filter((date) => dates.includes(date)) : []
  if (!candidate) {
    const [from, to] = offer.terms.rates.map(Number) as [number, number]
    const range = formatRate(from, to)
    return [{ label: 'Per hour', value: range, brief: range }]
  }
  // What has ended pays nothing any more.
  if (live.length === 0) return []
  const { offered, suggested } = await payOf(offer, live, candidate, deps, now)
  const { pay, hours } = suggested ?? offered
  const rates = formatRatesIn(suggested ?? offered)
  return [
    ...(suggested
      ? [
          { label: 'You offered', value: reader === 'practice' ? formatRatesIn(offered) : '' },
          { label: 'Suggested rate', value: rates, brief: rates },
        ]
      : [{ label: 'Per hour', value: rates, brief: rates }]),
    ...(offer.request ? [totalFact(reader, formatRand(pay), formatHours(hours * 60))] : []),
  ]
}

/** Only whoever has to answer a request reads until when. */
const respondBy = (offer: OfferState, reader: About['reader'], now: Instant): string => {
  const [candidate, { responseWindow, counter } = {}] = [candidateOf(offer), offer.request]
  const isAwaited = reader === (counter ? 'practice' : 'professional')
  return candidate && responseWindow && isAwaited && liveDates(offer, candidate, now).length > 0
    ? formatInstant(responseWindow.until)
    : ''
}

/** A request, or an application for an offer, as it is when its mail is sent: the area, but no address or contact. */
export const offerDetails = async (about: AboutOffer, deps: OfferDetailDeps, now: Instant): Promise<Details> => {
  const { professional, reader, dates } = about
  const offer = await deps.offers.getOffer(about.offer)
  if (!offer) return {}
  const { company, terms } = offer
  const candidate = candidateOf(offer) ?? (await deps.offers.getApplication(about.offer, professional))
  const facts: MailFact[] = [
    { label: 'Practice', value: reader === 'professional' ? company.name : '' },
    { label: 'Place', value: formatPlace(terms), brief: reader === 'professional' ? formatPlace(terms) : '' },
    ...(await payFacts(offer, about, candidate, deps, now)),
    { label: 'Answer by', value: respondBy(offer, reader, now) },
    { label: 'Notes', value: reader === 'professional' ? terms.notes : '' },
  ]
  return { days: dates.map((date) => dayOf(offer, date)), facts: facts.filter(({ value }) => value !== '') }
}
