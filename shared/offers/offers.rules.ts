import { hasCome, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { lastDayOf } from '#shared/kernel/shift.ts'
import { isRefusal, type EndCause } from './endings.rules.ts'
import type { ApplicationState, Drop, OfferState } from './offers.state.ts'
import type { OfferStatus } from './offer-statuses.ts'
import type { RequestStatus } from './request-status.schema.ts'
import type { RequestDate } from '#shared/kernel/shift.schema.ts'

/** DESIGN 12.19: what an applicant reads when the days went to somebody else. */
export const ANOTHER_CHOSEN = 'The practice has chosen another professional for this shift.'

/** How far back requests that are answered are listed, for either side. */
export const ANSWERED_DAYS = 60

export const datesOf = (offer: Pick<OfferState, 'days'>): LocalDate[] => Object.keys(offer.days).sort()

/** The offer's shift on a date that is known to be one of its days. */
export const shiftOn = (offer: Pick<OfferState, 'days'>, date: LocalDate): RequestDate => {
  const day = offer.days[date]
  if (!day) throw new RangeError(`The offer has no day ${date}`)
  return { date, start_time: day.start, end_time: day.end }
}

/** The day on which the last of an offer's shifts ends. */
export const lastDay = (offer: Pick<OfferState, 'days'>): LocalDate => {
  const date = datesOf(offer).at(-1)
  return date === undefined ? '' : lastDayOf(shiftOn(offer, date))
}

/** Whether an offer's last shift has begun by a day: a list that ends on the day before leaves the offer out. */
export const lastBeginsBy =
  (end: LocalDate) =>
  (offer: Pick<OfferState, 'days'>): boolean =>
    (datesOf(offer).at(-1) ?? '') <= end

/** What statuses are derived from. */
type OfferFacts = Pick<OfferState, 'cancelled' | 'days' | 'request'>

const hasBegun = (offer: OfferFacts, date: LocalDate, now: Instant): boolean =>
  hasCome(date, offer.days[date]?.start ?? '00:00', now)

/** What a private offer asks of its professional, in the shape of an application: all its days, as the offer stands. */
export const privateRequestOf = ({ request, ...offer }: OfferState): ApplicationState | undefined => {
  if (!request) return undefined
  const { reference, professional, rates, dropped } = request
  const { id, company, revision, createdAt, version } = offer
  return {
    offerId: id,
    companyId: company.id,
    reference,
    professional,
    rates,
    dates: datesOf(offer),
    revision,
    dropped,
    createdAt,
    version,
  }
}

/** A request without days that stopped counting. */
export const dropDates = (request: ApplicationState, dates: readonly LocalDate[], drop: Drop): ApplicationState => ({
  ...request,
  dropped: { ...request.dropped, ...Object.fromEntries(dates.map((date) => [date, drop])) },
})

/**
 * Days that can be applied for, or of a private offer that still wait: not cancelled, not booked, and their shift not
 * yet begun.
 */
export const openDates = (offer: OfferFacts, now: Instant): LocalDate[] =>
  offer.cancelled
    ? []
    : datesOf(offer).filter(
        (date) => !hasBegun(offer, date, now) && !offer.days[date]?.booking && !offer.request?.dropped[date],
      )

/** Dates of a request that can be booked now. What stopped being live never revives by itself. */
export const liveDates = (offer: OfferFacts, request: ApplicationState, now: Instant): LocalDate[] => {
  const open = new Set(openDates(offer, now))
  return request.dates
    .filter(
      (date) => open.has(date) && !request.dropped[date] && request.revision >= (offer.days[date]?.since ?? Infinity),
    )
    .sort()
}

export const bookedDatesFor = (offer: OfferState, professional: UserId): LocalDate[] =>
  datesOf(offer).filter((date) => offer.days[date]?.professional?.id === professional)

const lastDrop = (request: ApplicationState) =>
  Object.values(request.dropped)
    .sort((a, b) => a.at.localeCompare(b.at))
    .at(-1)

/**
 * Whether a day that an application was live for went to somebody else; a cancelled booking does not undo that (DESIGN
 * 5).
 */
const wentToAnother = ({ days }: OfferState, { revision }: ApplicationState, date: LocalDate): boolean => {
  const { booking, since = Infinity, taken = [] } = days[date] ?? {}
  return (
    (booking !== undefined && revision >= since) ||
    taken.some((lost) => lost.since <= revision && revision <= lost.until)
  )
}

const endingOf = (offer: OfferState, request: ApplicationState): EndCause => {
  const kept = request.dates.filter((date) => !request.dropped[date])
  const last = lastDrop(request)
  if (kept.length === 0 && last) return last.cause
  if (kept.every((date) => wentToAnother(offer, request, date))) return 'taken'
  if (offer.cancelled) return 'offer-cancelled'
  const left = kept.filter((date) => !wentToAnother(offer, request, date))
  return left.some((date) => request.revision < (offer.days[date]?.since ?? Infinity)) ? 'offer-changed' : 'past'
}

/**
 * DESIGN 5, derived status of a request, and why it ended where it has. An application waits for the practice, a
 * private offer for the professional.
 */
export const requestStanding = (
  offer: OfferState,
  request: ApplicationState,
  now: Instant,
): { status: RequestStatus; ended?: EndCause } => {
  const booked = bookedDatesFor(offer, request.professional.id).filter((date) => request.dates.includes(date))
  if (booked.length > 0) return { status: booked.length === request.dates.length ? 'confirmed' : 'partially-confirmed' }
  if (liveDates(offer, request, now).length > 0) return { status: offer.request ? 'open' : 'requested' }
  const ended = endingOf(offer, request)
  return { status: isRefusal(ended, offer.request ? 'private' : 'public') ? 'rejected' : 'cancelled', ended }
}

export const requestStatus = (offer: OfferState, request: ApplicationState, now: Instant): RequestStatus =>
  requestStanding(offer, request, now).status

/** The sentence that explains an ending, where somebody gave one. */
export const reasonOf = (
  offer: OfferState,
  request: ApplicationState,
  ended: EndCause | undefined,
): string | undefined => {
  if (!ended || ended === 'offer-changed' || ended === 'past') return undefined
  if (ended === 'taken') return ANOTHER_CHOSEN
  return ended === 'offer-cancelled' ? offer.cancelled?.reason : lastDrop(request)?.reason
}

/**
 * DESIGN 5, derived status of an offer; a private one ends when nobody is asked any more. Without applications at hand
 * a locum sees open where the practice sees requested.
 */
export const offerStatus = (offer: OfferFacts, requests: readonly ApplicationState[], now: Instant): OfferStatus => {
  if (offer.cancelled) return 'cancelled'
  const days = Object.values(offer.days)
  const booked = days.filter((day) => day.booking).length
  if (booked === days.length) return 'confirmed'
  if (booked > 0) return 'partially-confirmed'
  if (requests.some((request) => liveDates(offer, request, now).length > 0)) return 'requested'
  return offer.request ? 'cancelled' : 'open'
}
