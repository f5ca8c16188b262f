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
  requestOutcome,
  shiftOn,
} from '#shared/offers/offers.rules.ts'
import { isEndedByEdit, versionAt } from '#shared/offers/offer-changes.rules.ts'
import { askedSinceOpen } from '#shared/offers/fills.rules.ts'
import type { Application } from '#shared/offers/applications.schema.ts'
import type { MappedDate, MarketOffer, Offer } from '#shared/offers/offers.schema.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { ApplicationState, CounterOffer, OfferState } from '#shared/offers/offers.state.ts'
import { nextVersion } from '#functions/platform/dynamo/versioned.ts'
import type { StoredMarketOffer, OfferWithRequests } from './stored-offers.ts'

const counterView = ({ at: createdAt, offered: _, ...suggested }: CounterOffer) => ({ ...suggested, createdAt })

/** A request or application as a party sees it; contact details only once there is a booking. */
export const requestView = (offer: OfferState, request: ApplicationState, now: Instant): Application => {
  const { professional } = request
  const counter = offer.request?.counter
  const confirmed = bookedDatesFor(offer, professional.id).filter((date) => request.dates.includes(date))
  const { status, ended } = requestOutcome(offer, request, now)
  const reason = reasonOf(offer, request, ended)
  const dropped = Object.entries(request.dropped)
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
    rates: request.rates,
    ...(counter && { counter_offer: counterView(counter) }),
    booking_dates: request.dates.filter((date) => !request.dropped[date]),
    live_dates: liveDates(offer, request, now),
    confirmed_dates: confirmed,
    ...(dropped.length > 0 && { dropped_dates: dropped }),
    uniqueAppReference: request.reference,
    revision: request.revision,
    status,
    ...(reason && { status_reason: reason }),
    ...(ended && { ended }),
    version: request.version ?? 1,
    createdAt: request.createdAt,
    updatedAt: request.updatedAt,
  }
}

/** A request as it is stored after the write that it is returned with. */
export const withNextVersion = (request: ApplicationState): ApplicationState => ({
  ...request,
  version: nextVersion(request.version),
})

/** A request that was just written, as its reader sees it. */
export const writtenRequestView = (offer: OfferState, request: ApplicationState, now: Instant): Application =>
  requestView(offer, withNextVersion(request), now)

type Viewer = { practice: true } | { professional: UserId }

const mappedDate = (offer: OfferState, date: LocalDate, now: Instant, viewer: Viewer): MappedDate => {
  const day = offer.days[date]
  const shows = 'practice' in viewer || day?.professional?.id === viewer.professional
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
    ...(pool && { first_for: { pool: pool.id, until: pool.until } }),
    ...(asked && { asked: askedSinceOpen(offer, now) }),
    ...(request?.fills && { fills: request.fills }),
  }
}

/** As it was when they applied, if an edit ended that; a request as it was sent, while it can be answered. */
const beforeEdit = (offer: OfferState, request: ApplicationState | undefined, now: Instant) => {
  if (!request) return undefined
  if (offer.request) return liveDates(offer, request, now).length > 0 ? versionAt(offer, 0, now) : undefined
  return isEndedByEdit(offer, request) ? versionAt(offer, request.revision, now) : undefined
}

const forLocum = (offer: OfferState, professional: UserId, request: ApplicationState | undefined, now: Instant) => {
  const sent = (offer.asked ?? []).filter((each) => each.professional === professional).map((each) => each.offer)
  const before = beforeEdit(offer, request, now)
  return { ...(sent.length > 0 && { sent_to_fill: sent }), ...(before && { before_edit: before }) }
}

/** An offer as its reader may see it: a locum sees neither other applicants nor who was booked. */
export const offerView = (
  offer: OfferState,
  requests: readonly ApplicationState[],
  now: Instant,
  viewer: Viewer,
): Offer => {
  const dates = datesOf(offer)
  const booked = dates.filter((date) => offer.days[date]?.booking)
  const seen =
    'practice' in viewer ? requests : requests.filter((request) => request.professional.id === viewer.professional)
  const status = offerStatus(offer, requests, now)
  return {
    ...sharedView(offer, now),
    offer_type: offer.request ? 'private' : 'public',
    ...(offer.request?.availabilityId && { availabilityId: offer.request.availabilityId }),
    ...(offer.request?.respond && { respond_by: offer.request.respond.by }),
    notes: offer.terms.notes,
    booking_dates: booked,
    booking_dates_times: booked.map((date) => shiftOn(offer, date)),
    mapped_dates: dates.map((date) => mappedDate(offer, date, now, viewer)),
    status,
    ...(offer.cancelled?.reason && { status_reason: offer.cancelled.reason }),
    offers_requests: seen.map((request) => requestView(offer, request, now)),
    ...('practice' in viewer ? forPractice(offer, now) : forLocum(offer, viewer.professional, seen[0], now)),
    createdBy: offer.createdBy,
    isactive: status !== 'cancelled',
    isdeleted: offer.deleted !== undefined,
  }
}

/** An offer with its first applications, as its practice sees it. */
export const practiceView = ({ offer, requests, next }: OfferWithRequests, now: Instant): Offer => ({
  ...offerView(offer, requests, now, { practice: true }),
  ...(next && { NextToken: next }),
})

/** An offer as the market lists it, with the reason why its reader can't apply, if there is one. */
export const marketView = (offer: StoredMarketOffer, now: Instant, ineligible: Offer['ineligible']): MarketOffer => ({
  ...sharedView(offer, now),
  offer_type: 'public',
  status: offerStatus(offer, [], now),
  ...(ineligible && { ineligible }),
})
