import { extraHolidays } from '#web/components/days/holidays.ts'
import type { Party } from '#shared/kernel/caller.ts'
import { lowerRates, formatLowerRates } from '#shared/bookings/lower-rates.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { DayPay } from '#shared/bookings/pay.rules.ts'
import { suggestedRates } from '#shared/offers/suggested-rates.rules.ts'
import { budgetOf } from '#shared/kernel/rate-groups.ts'
import { closeReasonLabels } from './close-reasons.text.ts'
import { offeredShift, payOverDays } from './offer-facts.ts'
import { capitalise, formatCount } from '#web/components/format/format-words.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import type { Status } from '#web/ui/status-pill.tsx'

/** The single request of a private offer. */
export function candidateIn(offer: Offer): ShownCandidate {
  const [candidate] = offer.offers_requests
  if (!candidate) throw new RangeError(`The offer ${offer.id} has no booking request`)
  return candidate
}

/** The rates that the locum has suggested; undefined if they have not. */
export const suggestionIn = (offer: Offer): DayRates | undefined => {
  const { counter_offer: counter, rates } = candidateIn(offer)
  return counter && suggestedRates(counter, rates)
}

/** The same until the practice has decided on it. */
export const pendingSuggestion = (offer: Offer): DayRates | undefined =>
  candidateIn(offer).status === 'requested' ? suggestionIn(offer) : undefined

/** What some days of a request pay: at the suggested rates while some are pending, and otherwise as offered. */
export const payOfRequest = (
  offer: Offer,
  dates: readonly LocalDate[],
  suggested: DayRates | undefined = pendingSuggestion(offer),
): DayPay =>
  suggested
    ? payOverDays({ ...offer, rates: budgetOf(suggested) }, suggested, dates)
    : payOverDays(offer, candidateIn(offer).rates, dates)

/** The budget of a request, where it is more than what is offered: without one, the locum’s own rates are offered. */
export const budgetBeyondOffer = (offer: Offer): readonly [string, string] | undefined => {
  const [from, to] = budgetOf(candidateIn(offer).rates)
  return offer.rates[0] === from && offer.rates[1] === to ? undefined : offer.rates
}

/** The days of a request that pay less than the locum’s own rates; empty if there are none. */
export const formatBelowOwnRates = (offer: Offer, own: DayRates, dates: readonly LocalDate[]): string =>
  formatLowerRates(
    lowerRates(
      dates.map((date) => offeredShift(offer, date)),
      candidateIn(offer).rates,
      own,
      extraHolidays(),
    ),
    'your',
  )

/** Why a day is dropped; undefined while it is pending or booked. */
export function closeReasonLabel(offer: Offer, date: LocalDate, party: Party): string | undefined {
  const { confirmed_dates, live_dates, dropped_dates, ended } = candidateIn(offer)
  if (confirmed_dates.includes(date) || live_dates.includes(date)) return undefined
  const drop = dropped_dates?.find((day) => day.date === date)
  return closeReasonLabels[drop?.cause ?? (ended === 'offer-cancelled' ? ended : 'past')][party]
}

/** `Wed 26 Nov: booked elsewhere`: the dropped days, if others are live or if the reasons differ. */
export function formatCloseReasons(offer: Offer, party: Party): string {
  const days = offer.request_dates.map(({ date }) => date)
  const datesByReason = Map.groupBy(days, (date) => closeReasonLabel(offer, date, party))
  return datesByReason.size < 2
    ? ''
    : [...datesByReason].flatMap(([why, dates]) => (why ? [`${formatDays(dates)}: ${why}`] : [])).join('; ')
}

/** Once the locum has suggested a rate, the practice's answer is pending. */
function pendingLabel({ status }: ShownCandidate, party: Party): string {
  const isAwaited = (party === 'practice') === (status === 'requested')
  if (status === 'requested' && !isAwaited) return 'Pending · your rate suggested'
  if (!isAwaited) return 'Pending'
  return party === 'professional' ? 'Pending · needs your answer' : 'Another rate suggested · needs your answer'
}

export function requestStatusLabel(offer: Offer, party: Party): Status {
  const candidate = candidateIn(offer)
  const [booked, all] = [candidate.confirmed_dates.length, offer.request_dates.length]
  if (booked > 0)
    return { family: 'booked', label: booked < all ? `Booked · ${booked} of ${formatCount(all, 'day')}` : 'Booked' }
  if (candidate.live_dates.length > 0) return { family: 'pending', label: pendingLabel(candidate, party) }
  return { family: 'past', label: candidate.ended ? capitalise(closeReasonLabels[candidate.ended][party]) : 'Ended' }
}

/** The picture of a locum whom the practice can still see: not without approval or account. */
export const pictureOf = ({ avatar_file, ended }: ShownCandidate): ShownCandidate['avatar_file'] =>
  ended === 'approval-removed' || ended === 'left' ? undefined : avatar_file
