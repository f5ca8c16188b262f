import type { LocalDate } from '../kernel/dates.ts'
import type { UserId } from '../kernel/ids.ts'
import type { ApplicationState, OfferState } from './offers.state.ts'
import type { OfferStatus, RequestDate, RequestStatus } from './offers.schema.ts'

/** DESIGN 12.19: what an applicant reads when the days went to somebody else. */
export const ANOTHER_CHOSEN = 'The practice has chosen another professional for this shift.'

/** Days of an offer lie at most this far ahead; whoever looks for offers looks as far. */
export const OFFERS_AHEAD_DAYS = 366

export const datesOf = (offer: Pick<OfferState, 'days'>): LocalDate[] => Object.keys(offer.days).sort()

/** The offer's shift on a date that is known to be one of its days. */
export const shiftOn = (offer: Pick<OfferState, 'days'>, date: LocalDate): RequestDate => {
  const day = offer.days[date]
  if (!day) throw new RangeError(`The offer has no day ${date}`)
  return { date, start_time: day.start, end_time: day.end }
}

/** Days that can be applied for: neither cancelled, booked nor past. */
export const openDates = (offer: OfferState, today: LocalDate): LocalDate[] =>
  offer.cancelled ? [] : datesOf(offer).filter((date) => date >= today && !offer.days[date]?.booking)

/** Dates of an application that can be confirmed now. What stopped being live never revives by itself. */
export const liveDates = (offer: OfferState, request: ApplicationState, today: LocalDate): LocalDate[] => {
  const open = new Set(openDates(offer, today))
  return request.dates.filter((date) => open.has(date) && !request.dropped[date] && request.revision >= (offer.days[date]?.since ?? Infinity)).sort()
}

export const bookedDatesFor = (offer: OfferState, professional: UserId): LocalDate[] =>
  datesOf(offer).filter((date) => offer.days[date]?.professional?.id === professional)

const lastDrop = (request: ApplicationState) =>
  Object.values(request.dropped)
    .sort((a, b) => a.at.localeCompare(b.at))
    .at(-1)

/** DESIGN 5, derived status of an application. */
export const requestStatus = (offer: OfferState, request: ApplicationState, today: LocalDate): RequestStatus => {
  const booked = bookedDatesFor(offer, request.professional.id).filter((date) => request.dates.includes(date))
  if (booked.length > 0) return booked.length === request.dates.length ? 'confirmed' : 'partially-confirmed'
  if (liveDates(offer, request, today).length > 0) return 'requested'
  if (request.dates.every((date) => request.dropped[date])) return lastDrop(request)?.cause === 'declined' ? 'rejected' : 'cancelled'
  const kept = request.dates.filter((date) => !request.dropped[date])
  const lapsed = offer.cancelled !== undefined || kept.some((date) => request.revision < (offer.days[date]?.since ?? Infinity) || date < today)
  return lapsed ? 'cancelled' : 'rejected'
}

/** The sentence that explains a status, where there is one. */
export const requestReason = (offer: OfferState, request: ApplicationState, today: LocalDate): string | undefined => {
  const status = requestStatus(offer, request, today)
  if (status === 'cancelled' && offer.cancelled) return offer.cancelled.reason
  if (status !== 'rejected' && status !== 'cancelled') return undefined
  return lastDrop(request)?.reason ?? (status === 'rejected' ? ANOTHER_CHOSEN : undefined)
}

/** DESIGN 5, derived status of a public offer. Without applications at hand a locum sees open where the practice sees requested. */
export const offerStatus = (offer: OfferState, requests: readonly ApplicationState[], today: LocalDate): OfferStatus => {
  if (offer.cancelled) return 'cancelled'
  const days = Object.values(offer.days)
  const booked = days.filter((day) => day.booking).length
  if (booked === days.length) return 'confirmed'
  if (booked > 0) return 'partially-confirmed'
  return requests.some((request) => liveDates(offer, request, today).length > 0) ? 'requested' : 'open'
}
