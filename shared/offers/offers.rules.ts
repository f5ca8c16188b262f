import { compareStrings } from '#shared/kernel/compare.ts'
import { hasPassed, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { lastDayOf } from '#shared/kernel/shift.ts'
import { countsAsDeclined, type CloseReason } from './close-reasons.rules.ts'
import type { Candidate, Drop, OfferState, PrivateOffer } from './offers.state.ts'
import type { OfferStatus } from './offer-statuses.ts'
import type { CandidateStatus } from './application-status.schema.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'

/** What both parties read of a request that was not answered in time. */
export const EXPIRED_REASON = 'This request was not answered in time.'

/** SPEC 9's fixed decline text, for applicants who are declined or whose days went to another locum. */
export const ANOTHER_CHOSEN_REASON = 'The practice has chosen another professional for this shift.'

/** The fixed text, and below it what the practice adds. */
export const declineReason = (own?: string): string =>
  own && own !== ANOTHER_CHOSEN_REASON ? `${ANOTHER_CHOSEN_REASON}\n${own}` : ANOTHER_CHOSEN_REASON

/** How many days back answered requests are listed, for both parties. */
export const ANSWERED_DAYS = 60

export const datesOf = (offer: Pick<OfferState, 'days'>): LocalDate[] => Object.keys(offer.days).sort()

/** The offer's shift on one of its days. */
export const shiftOn = (offer: Pick<OfferState, 'days'>, date: LocalDate): Shift => {
  const day = offer.days[date]
  if (!day) throw new RangeError(`The offer has no day ${date}`)
  return { date, start_time: day.start, end_time: day.end }
}

/** The day on which the last of an offer's shifts ends. */
export const lastDay = (offer: Pick<OfferState, 'days'>): LocalDate => {
  const date = datesOf(offer).at(-1)
  return date === undefined ? '' : lastDayOf(shiftOn(offer, date))
}

/** Whether an offer's last shift starts on or before a day, even if it ends after midnight. */
export const hasLastStartBy =
  (end: LocalDate) =>
  (offer: Pick<OfferState, 'days'>): boolean =>
    (datesOf(offer).at(-1) ?? '') <= end

/** The facts that statuses are derived from. */
export type OfferWithDays = Pick<OfferState, 'cancelled' | 'days' | 'request'>

const hasBegun = (offer: OfferWithDays, date: LocalDate, now: Instant): boolean =>
  hasPassed(date, offer.days[date]?.start ?? '00:00', now)

/** A private offer in the shape of an application for all its days, so that the same rules apply. */
export function candidateOf(offer: PrivateOffer): Candidate
export function candidateOf(offer: OfferState): Candidate | undefined
export function candidateOf({ request, ...offer }: OfferState): Candidate | undefined {
  if (!request) return undefined
  const { reference, professional, rates, dropped, onBehalf } = request
  const { id, company, revision, createdAt, updatedAt, version } = offer
  return {
    offerId: id,
    companyId: company.id,
    reference,
    professional,
    rates,
    dates: datesOf(offer),
    revision,
    dropped,
    ...(onBehalf && { onBehalf }),
    createdAt,
    updatedAt,
    version,
  }
}

/** What has ended stays so, whatever is undone later. */
const keptForGood = (dropped: Candidate['dropped']): Candidate['dropped'] =>
  Object.fromEntries(Object.entries(dropped).map(([date, { booking: _, ...drop }]) => [date, drop]))

/** The candidate with days dropped. After a party has ended some, an undo brings back none that ended before. */
export const dropDates = (candidate: Candidate, dates: readonly LocalDate[], drop: Drop): Candidate => ({
  ...candidate,
  updatedAt: drop.at,
  dropped: {
    ...(drop.actor === 'System' ? candidate.dropped : keptForGood(candidate.dropped)),
    ...Object.fromEntries(dates.map((date) => [date, drop])),
  },
})

/** Days that are not cancelled, booked, dropped (private offers) or started. */
export const openDates = (offer: OfferWithDays, now: Instant): LocalDate[] =>
  offer.cancelled
    ? []
    : datesOf(offer).filter(
        (date) => !hasBegun(offer, date, now) && !offer.days[date]?.booking && !offer.request?.dropped[date],
      )

/** Days that can be booked now. A day that is no longer live never becomes live again, except by an undo. */
export const liveDates = (offer: OfferWithDays, candidate: Candidate, now: Instant): LocalDate[] => {
  const open = new Set(openDates(offer, now))
  return candidate.dates
    .filter(
      (date) =>
        open.has(date) &&
        !candidate.dropped[date] &&
        candidate.revision >= (offer.days[date]?.sinceRevision ?? Infinity),
    )
    .sort()
}

export const bookedDatesFor = (offer: OfferWithDays, professional: UserId): LocalDate[] =>
  datesOf(offer).filter((date) => offer.days[date]?.professional?.id === professional)

const lastDrop = (candidate: Candidate) =>
  Object.values(candidate.dropped)
    .sort((a, b) => compareStrings(a.at, b.at))
    .at(-1)

/** Whether a day of an application went to another locum; cancelling their booking does not undo that (DESIGN 5). */
const isTakenByAnother = ({ days }: OfferWithDays, { revision }: Candidate, date: LocalDate): boolean => {
  const { booking, sinceRevision = Infinity, lostRevisions = [] } = days[date] ?? {}
  return (
    (booking !== undefined && revision >= sinceRevision) ||
    lostRevisions.some((lost) => lost.first <= revision && revision <= lost.last)
  )
}

/** Days of an application that went to another locum, and have not ended otherwise. */
export const lostDates = (offer: OfferState, candidate: Candidate): LocalDate[] => {
  const booked = bookedDatesFor(offer, candidate.professional.id)
  return candidate.dates.filter(
    (date) => !candidate.dropped[date] && !booked.includes(date) && isTakenByAnother(offer, candidate, date),
  )
}

const closeReasonOf = (offer: OfferWithDays, candidate: Candidate): CloseReason => {
  const kept = candidate.dates.filter((date) => !candidate.dropped[date])
  const last = lastDrop(candidate)
  if (kept.length === 0 && last) return last.cause
  if (kept.every((date) => isTakenByAnother(offer, candidate, date))) return 'taken'
  if (offer.cancelled) return 'offer-cancelled'
  const left = kept.filter((date) => !isTakenByAnother(offer, candidate, date))
  return left.some((date) => candidate.revision < (offer.days[date]?.sinceRevision ?? Infinity))
    ? 'offer-changed'
    : 'past'
}

/**
 * DESIGN 5: the derived status of a candidate, and why it has ended, if it has. A private offer is open
 * until the locum answers it; a rate that they suggest is requested from the practice.
 */
export const candidateOutcome = (
  offer: OfferWithDays,
  candidate: Candidate,
  now: Instant,
): { status: CandidateStatus; ended?: CloseReason } => {
  const booked = bookedDatesFor(offer, candidate.professional.id).filter((date) => candidate.dates.includes(date))
  if (booked.length > 0)
    return { status: booked.length === candidate.dates.length ? 'confirmed' : 'partially-confirmed' }
  if (liveDates(offer, candidate, now).length > 0)
    return { status: offer.request && !offer.request.counter ? 'open' : 'requested' }
  const ended = closeReasonOf(offer, candidate)
  return { status: countsAsDeclined(ended, offer.request ? 'private' : 'public') ? 'rejected' : 'cancelled', ended }
}

export const candidateStatus = (offer: OfferState, candidate: Candidate, now: Instant): CandidateStatus =>
  candidateOutcome(offer, candidate, now).status

/** The reason given for an ending, if any. */
export const reasonOf = (
  offer: OfferState,
  candidate: Candidate,
  ended: CloseReason | undefined,
): string | undefined => {
  if (!ended || ended === 'offer-changed') return undefined
  // A request can be answered until its first shift begins, at the latest.
  if (ended === 'past') return offer.request && EXPIRED_REASON
  if (ended === 'taken') return ANOTHER_CHOSEN_REASON
  return ended === 'offer-cancelled' ? offer.cancelled?.reason : lastDrop(candidate)?.reason
}

/**
 * DESIGN 5: the derived status of an offer. A private one ends with its last live day. Without the applications, a
 * locum sees open where the practice sees requested.
 */
export const offerStatus = (offer: OfferWithDays, candidates: readonly Candidate[], now: Instant): OfferStatus => {
  if (offer.cancelled) return 'cancelled'
  const days = Object.values(offer.days)
  const booked = days.filter((day) => day.booking).length
  if (booked === days.length) return 'confirmed'
  if (booked > 0) return 'partially-confirmed'
  if (candidates.some((candidate) => liveDates(offer, candidate, now).length > 0)) return 'requested'
  return offer.request ? 'cancelled' : 'open'
}
