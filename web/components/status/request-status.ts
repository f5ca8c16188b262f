import { extraHolidays } from '#web/components/days/holidays.ts'
import type { Party } from '#shared/kernel/caller.ts'
import { lowerRates, formatLowerRates } from '#shared/bookings/lower-rates.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { CloseReason } from '#shared/offers/close-reasons.rules.ts'
import { ownApplication } from '#shared/offers/near-me.rules.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { DropCause, Application } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { DayPay } from '#shared/bookings/pay.rules.ts'
import { suggestedRates } from '#shared/offers/counter-offer.rules.ts'
import { budgetOf } from '#shared/kernel/rate-groups.ts'
import { offeredShift, payOverDays } from './offer-facts.ts'
import { capitalise, formatCount } from '#web/components/format/format-words.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import type { Status } from '#web/ui/status-pill.tsx'

/** The party that views a request: the practice that sent it or the locum who received it. */
/** The single request of a private offer. */
export function candidateIn(offer: Offer): Application {
  const candidate = ownApplication(offer)
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

/** Why days lapsed, in words for the locum. */
export const ownLapseLabels = {
  'booking-cancelled': 'booking cancelled',
  'booked-elsewhere': 'you are booked elsewhere',
  'booked-here': 'you are already booked with them',
  'approval-removed': 'you are no longer approved',
  off: 'you marked the day Unavailable',
  left: 'you closed your account',
  expired: 'not answered in time',
  'counter-declined': 'your rate was declined',
}

/** Why a day was dropped, in words for each party. */
export const droppedLabels: Record<Party, Record<DropCause, string>> = {
  practice: {
    declined: 'declined',
    withdrawn: 'withdrawn',
    'booking-cancelled': 'booking cancelled',
    'booked-elsewhere': 'booked elsewhere',
    'booked-here': 'already booked by you',
    'approval-removed': 'locum no longer approved',
    off: 'no longer available',
    left: 'locum has left',
    expired: 'not answered in time',
    'counter-declined': 'rate declined by you',
    filled: 'no longer open',
  },
  professional: {
    declined: 'declined by you',
    withdrawn: 'withdrawn by the practice',
    filled: 'no longer open',
    ...ownLapseLabels,
  },
}

const closeReasonLabels: Record<Exclude<CloseReason, DropCause>, string> = {
  'offer-cancelled': 'cancelled by the practice',
  'offer-changed': 'changed by the practice',
  past: 'not answered in time',
  taken: 'not answered in time',
}

const formatCloseReason = (ended: CloseReason, party: Party): string =>
  ended in closeReasonLabels
    ? closeReasonLabels[ended as keyof typeof closeReasonLabels]
    : droppedLabels[party][ended as DropCause]

/** Why a day is dropped; undefined while it is pending or booked. */
export function closeReasonLabel(offer: Offer, date: LocalDate, party: Party): string | undefined {
  const { confirmed_dates, live_dates, dropped_dates, ended } = candidateIn(offer)
  if (confirmed_dates.includes(date) || live_dates.includes(date)) return undefined
  const drop = dropped_dates?.find((day) => day.date === date)
  if (drop) return droppedLabels[party][drop.cause]
  return closeReasonLabels[ended === 'offer-cancelled' ? ended : 'past']
}

/** `Wed 26 Nov: booked elsewhere`: the dropped days, if others are live or if the reasons differ. */
export function formatCloseReasons(offer: Offer, party: Party): string {
  const days = offer.request_dates.map(({ date }) => date)
  const datesByReason = Map.groupBy(days, (date) => closeReasonLabel(offer, date, party))
  return datesByReason.size < 2
    ? ''
    : [...datesByReason].flatMap(([why, dates]) => (why ? [`${formatDays(dates)}: ${why}`] : [])).join('; ')
}

/** `Thandi Nkosi` */
export const locumName = ({ name, surname }: Pick<Application, 'name' | 'surname'>): string =>
  `${name} ${surname}`.trim()

/** Once the locum has suggested a rate, the practice's answer is pending. */
function pendingLabel({ status }: Application, party: Party): string {
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
  return { family: 'past', label: candidate.ended ? capitalise(formatCloseReason(candidate.ended, party)) : 'Ended' }
}

/** The days that are booked or pending; if there are none, the days requested. */
export function relevantRequestDays(offer: Offer): LocalDate[] {
  const { confirmed_dates, live_dates } = candidateIn(offer)
  const liveDays = [...confirmed_dates, ...live_dates].toSorted()
  return liveDays.length > 0 ? liveDays : offer.request_dates.map(({ date }) => date)
}

/** The picture of a locum whom the practice can still see: not without approval or account. */
export const pictureOf = ({ avatar_file, ended }: Application): Application['avatar_file'] =>
  ended === 'approval-removed' || ended === 'left' ? undefined : avatar_file
