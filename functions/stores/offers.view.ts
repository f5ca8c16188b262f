import { yearsOfExperience } from '#shared/kernel/experience.ts'
import { hasPassed, todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { codeOf, type UserId } from '#shared/kernel/ids.ts'
import {
  bookedDatesFor,
  datesOf,
  liveDates,
  offerStatus,
  openDates,
  reasonOf,
  candidateOutcome,
  shiftOn,
} from '#shared/offers/offers.rules.ts'
import { isEndedByEdit, snapshotAtRevision } from '#shared/offers/offer-changes.rules.ts'
import { askedSinceOpen } from '#shared/offers/fills.rules.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { MappedDate, MarketOffer, Offer } from '#shared/offers/offers.schema.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { Candidate, CounterOffer, OfferState } from '#shared/offers/offers.state.ts'
import { nextVersion } from '#functions/platform/dynamo/versioned.ts'
import type { StoredMarketOffer, OfferWithCandidates } from './stored-offers.ts'

const counterView = ({ at: createdAt, offered: _, ...suggested }: CounterOffer) => ({ ...suggested, createdAt })

/** A candidate as a party sees it; contact details only once there is a booking. */
export const candidateView = (offer: OfferState, candidate: Candidate, now: Instant): ShownCandidate => {
  const { professional } = candidate
  const counter = offer.request?.counter
  const confirmed = bookedDatesFor(offer, professional.id).filter((date) => candidate.dates.includes(date))
  const { status, ended } = candidateOutcome(offer, candidate, now)
  const reason = reasonOf(offer, candidate, ended)
  const dropped = Object.entries(candidate.dropped)
    .map(([date, { cause, reason }]) => ({ date, cause, reason }))
    .sort((a, b) => a.date.localeCompare(b.date))
  return {
    id: professional.id,
    name: professional.name,
    surname: professional.surname,
    ...(confirmed.length > 0 && { contact: professional.contact, email: professional.email }),
    profession: professional.profession,
    region: professional.region,
    suburb: professional.suburb,
    experience: yearsOfExperience(professional.experienceStart, todayAt(now)),
    ...(professional.avatarFile && { avatar_file: professional.avatarFile }),
    rates: candidate.rates,
    ...(counter && { counter_offer: counterView(counter) }),
    booking_dates: candidate.dates.filter((date) => !candidate.dropped[date]),
    live_dates: liveDates(offer, candidate, now),
    confirmed_dates: confirmed,
    ...(dropped.length > 0 && { dropped_dates: dropped }),
    uniqueAppReference: candidate.reference,
    revision: candidate.revision,
    status,
    ...(reason && { status_reason: reason }),
    ...(ended && { ended }),
    ...(candidate.onBehalf && { on_behalf: candidate.onBehalf }),
    version: candidate.version ?? 1,
    createdAt: candidate.createdAt,
    updatedAt: candidate.updatedAt,
  }
}

/** A candidate as stored after the write that it is returned with. */
export const withNextVersion = (candidate: Candidate): Candidate => ({
  ...candidate,
  version: nextVersion(candidate.version),
})

/** A candidate that was just written, as its reader sees it. */
export const candidateViewAfterWrite = (offer: OfferState, candidate: Candidate, now: Instant): ShownCandidate =>
  candidateView(offer, withNextVersion(candidate), now)

/** The practice, or the locum by their id. */
type Viewer = 'practice' | UserId

const mappedDate = (offer: OfferState, date: LocalDate, now: Instant, viewer: Viewer): MappedDate => {
  const day = offer.days[date]
  const shows = viewer === 'practice' || day?.professional?.id === viewer
  return {
    ...shiftOn(offer, date),
    status: day?.booking ? 'confirmed' : hasPassed(date, day?.start ?? '00:00', now) ? 'past' : 'open',
    already_booked: day?.booking !== undefined,
    ...(shows && day?.booking && { booking: day.booking, professional: day.professional }),
    ...(shows && day?.rates && { rates: day.rates }),
  }
}

/** What every reader sees of an offer. */
const sharedView = (offer: StoredMarketOffer, now: Instant) => {
  const shifts = datesOf(offer).map((date) => shiftOn(offer, date))
  const [first, last] = [shifts[0] as Shift, shifts.at(-1) as Shift]
  const { profession, province, region, experience, rates, lunch, skills } = offer.terms
  return {
    id: offer.id,
    offer_code: codeOf('O', offer.id),
    accountid: offer.company.id,
    company: { id: offer.company.id, name: offer.company.name },
    profession,
    practice_region: { province, region },
    experience,
    rates,
    lunch,
    skills,
    date: first.date,
    end_date: last.date,
    start_time: first.start_time,
    end_time: first.end_time,
    request_dates: shifts,
    available_dates: openDates(offer, now),
    revision: offer.revision,
    createdAt: offer.createdAt,
    updatedAt: offer.updatedAt,
  }
}

const forPractice = (offer: OfferState, now: Instant) => {
  const { pool, asked, request } = offer
  return {
    plan: offer.company.plan,
    ...(pool && { first_for: { pool: pool.id, until: pool.until } }),
    ...(asked && { asked: askedSinceOpen(offer, now) }),
    ...(request?.fills && { fills: request.fills }),
  }
}

/** As it was when they applied, if an edit ended that; a request as it was sent, while it can be answered. */
const beforeEdit = (offer: OfferState, candidate: Candidate | undefined, now: Instant) => {
  if (!candidate) return undefined
  if (offer.request) return liveDates(offer, candidate, now).length > 0 ? snapshotAtRevision(offer, 0, now) : undefined
  return isEndedByEdit(offer, candidate) ? snapshotAtRevision(offer, candidate.revision, now) : undefined
}

const forLocum = (offer: OfferState, professional: UserId, candidate: Candidate | undefined, now: Instant) => {
  const sent = (offer.asked ?? []).filter((each) => each.professional === professional).map((each) => each.offer)
  const before = beforeEdit(offer, candidate, now)
  return { ...(sent.length > 0 && { sent_to_fill: sent }), ...(before && { before_edit: before }) }
}

/** An offer as its reader may see it: a locum sees neither other applicants nor who was booked. */
export const offerView = (offer: OfferState, candidates: readonly Candidate[], now: Instant, viewer: Viewer): Offer => {
  const dates = datesOf(offer)
  const booked = dates.filter((date) => offer.days[date]?.booking)
  const shown =
    viewer === 'practice' ? candidates : candidates.filter((candidate) => candidate.professional.id === viewer)
  const status = offerStatus(offer, candidates, now)
  return {
    ...sharedView(offer, now),
    offer_type: offer.request ? 'private' : 'public',
    ...(offer.request?.availabilityId && { availabilityId: offer.request.availabilityId }),
    ...(offer.request?.responseWindow && { respond_by: offer.request.responseWindow.until }),
    notes: offer.terms.notes,
    booking_dates: booked,
    booking_dates_times: booked.map((date) => shiftOn(offer, date)),
    mapped_dates: dates.map((date) => mappedDate(offer, date, now, viewer)),
    status,
    ...(offer.cancelled?.reason && { status_reason: offer.cancelled.reason }),
    offers_requests: shown.map((candidate) => candidateView(offer, candidate, now)),
    ...(viewer === 'practice' ? forPractice(offer, now) : forLocum(offer, viewer, shown[0], now)),
    createdBy: offer.createdBy,
    ...(offer.onBehalf && { on_behalf: true }),
    ...(offer.editedOnBehalf && { edited_on_behalf: true }),
    isactive: status !== 'cancelled',
    isdeleted: offer.deleted !== undefined,
  }
}

/** An offer with its first applications, as its practice sees it. */
export const offerViewForPractice = ({ offer, candidates, next }: OfferWithCandidates, now: Instant): Offer => ({
  ...offerView(offer, candidates, now, 'practice'),
  ...(next && { NextToken: next }),
})

/** An offer as the market lists it, with the reason why its reader can't apply, if there is one. */
export const marketOfferView = (
  offer: StoredMarketOffer,
  now: Instant,
  ineligible: Offer['ineligible'],
): MarketOffer => ({
  ...sharedView(offer, now),
  offer_type: 'public',
  status: offerStatus(offer, [], now),
  ...(ineligible && { ineligible }),
})
