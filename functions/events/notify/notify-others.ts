import type { EventOf } from '#shared/events.ts'
import { todayAt, type LocalDate } from '#shared/kernel/dates.ts'
import { checkEvent, type MadeEvent } from '#shared/kernel/define-events.ts'
import type { BookingId, OfferId } from '#shared/kernel/ids.ts'
import { datesOf, liveDates } from '#shared/offers/offers.rules.ts'
import { applicationEvent } from '#shared/offers/applications.events.ts'
import { readOfferToFill } from '#functions/staffing/offer-to-fill.ts'
import type { DeliveredEvent, EventHandlers } from '#functions/events/event-consumer.ts'
import type { PoolsRepository } from '#functions/stores/pools.repository.ts'
import type { Profile, ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { isEligible } from '#shared/offers/eligibility.rules.ts'
import { changesOfEdit } from '#shared/offers/offer-changes.rules.ts'
import { offerEvent } from '#shared/offers/offers.events.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import { placeOf, placesOf } from '#shared/professionals/professionals.rules.ts'
import { yearsOfExperience } from '#shared/kernel/experience.ts'
import { checksAreOn } from '#functions/platform/dynamo/checks.ts'
import type { BlocksRepository } from '#functions/stores/blocks.repository.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type OtherApplicants = EventOf<'application.passed-over' | 'application.reopened'>

type Deps = {
  offers: OffersRepository
  bookings: BookingsRepository
  blocks: Pick<BlocksRepository, 'listAll'>
  pools: Pick<PoolsRepository, 'get'>
  professionals: Pick<ProfessionalsRepository, 'getProfile'>
}

/** Whether an offer suits a locum: profession, experience and region, and they are approved. */
const canApply = ({ terms }: OfferState, profile: Profile, today: LocalDate): boolean => {
  const { approved, profession, experience } = profile
  const years_experience = experience ? yearsOfExperience(experience.start_date, today) : 0
  return (
    approved &&
    isEligible(terms, { profession, experience: { years_experience } }) &&
    placesOf(profile).includes(placeOf(terms))
  )
}

/** No command stores these events, so nothing else checks them. */
const checked = <Event extends MadeEvent>(event: Event): Event => {
  if (checksAreOn()) checkEvent(event)
  return event
}

/**
 * Whose application had ended before, with an edit or another's booking, has been notified of that. A booking that is
 * gone by now takes nothing from anybody.
 */
const isStillConcerned = (
  type: OtherApplicants['type'],
  bookingId: BookingId,
  day: OfferState['days'][string] | undefined,
  { revision }: Candidate,
): boolean => type === 'application.reopened' || (day?.booking === bookingId && revision >= day.sinceRevision)

/** Notifies other applicants for booked or reopened days, one event each. Their applications don't change. */
async function* otherApplicants(
  { offers, bookings, blocks }: Deps,
  type: OtherApplicants['type'],
  bookingId: BookingId,
  dates: readonly LocalDate[],
): AsyncGenerator<OtherApplicants> {
  const booking = await bookings.getStored(bookingId)
  const bookedFrom = booking && (await offers.getOffer(booking.offerId))
  if (!bookedFrom) return
  const offer = bookedFrom.request ? await readOfferToFill(offers, bookedFrom) : bookedFrom
  if (!offer || offer.cancelled) return
  const blocked = new Set((await blocks.listAll(offer.company.id, 'eventual')).map(({ id }) => id))
  for await (const candidate of offers.eachApplication(offer.id)) {
    const { id } = candidate.professional
    if (blocked.has(id)) continue
    const affected = dates.filter(
      (date) =>
        candidate.dates.includes(date) &&
        !candidate.dropped[date] &&
        isStillConcerned(type, bookingId, offer.days[date], candidate),
    )
    if (id !== booking.professional.id && affected.length > 0)
      yield checked(applicationEvent(type, offer, candidate, affected))
  }
}

/** For those who applied while an offer without applications was being cancelled. */
const NO_REASON = 'None was given.'

/** After an offer was cancelled or deleted: one event for each applicant whose application was still live. */
async function* applicantsOfCancelled(
  { offers }: Pick<Deps, 'offers'>,
  { subject: offerId, data, at }: DeliveredEvent<'offer.cancelled' | 'offer.deleted'>,
): AsyncGenerator<EventOf<'application.offer-cancelled'>> {
  // Applicants of an offer that was cancelled before it was deleted have been notified.
  const offer = data.dates.length > 0 ? await offers.getOffer(offerId) : undefined
  if (!offer?.cancelled || offer.request) return
  const { cancelled, ...before } = offer
  for await (const candidate of offers.eachApplication(offerId)) {
    if (liveDates(before, candidate, at).length === 0) continue
    const { reason = NO_REASON } = cancelled
    yield checked(applicationEvent('application.offer-cancelled', offer, candidate, datesOf(offer), reason))
  }
}

/** After an offer was edited: one event for each applicant whose application was live until then. */
async function* applicantsOfEdited(
  { offers }: Pick<Deps, 'offers'>,
  { subject, data, at }: DeliveredEvent<'offer.edited'>,
): AsyncGenerator<EventOf<'application.offer-changed'>> {
  const offer = await offers.getOffer(subject)
  if (!offer || offer.request) return
  const changes = changesOfEdit(offer, data.endedRevision, at)
  for await (const candidate of offers.eachApplication(subject)) {
    const lost = candidate.dates.filter((date) => {
      const openedRevision = data.openedRevisions[date] ?? Infinity
      return (
        !candidate.dropped[date] && openedRevision <= candidate.revision && candidate.revision <= data.endedRevision
      )
    })
    if (lost.length > 0) yield checked(applicationEvent('application.offer-changed', offer, candidate, lost, changes))
  }
}

/** After an offer was posted to a pool first: one event for each of its locums who can apply. */
async function* locumsOfPool(
  { offers, pools, professionals }: Deps,
  offerId: OfferId,
  today: LocalDate,
): AsyncGenerator<EventOf<'offer.shown-first'>> {
  const offer = await offers.getOffer(offerId)
  const pool = offer?.pool && (await pools.get(offer.company.id, offer.pool.id))
  if (!offer || !pool) return
  for (const id of pool.people) {
    const profile = await professionals.getProfile(id)
    if (profile && canApply(offer, profile, today)) yield checked(offerEvent('offer.shown-first', offer, profile))
  }
}

type ForOthers =
  EventOf<'offer.shown-first'> | OtherApplicants | EventOf<'application.offer-cancelled' | 'application.offer-changed'>

/** Events for those whom an event concerns without naming them. */
export const eventsForOthers = (deps: Deps): EventHandlers<AsyncIterable<ForOthers>> => ({
  'offer.posted': ({ subject, at }) => locumsOfPool(deps, subject, todayAt(at)),
  'offer.cancelled': (event) => applicantsOfCancelled(deps, event),
  'offer.deleted': (event) => applicantsOfCancelled(deps, event),
  'offer.edited': (event) => applicantsOfEdited(deps, event),
  'booking.confirmed': ({ subject, data }) => otherApplicants(deps, 'application.passed-over', subject, data.dates),
  'booking.undone': ({ subject, data }) => otherApplicants(deps, 'application.reopened', subject, data.reopened),
  'booking.days-changed': ({ subject, data }) => otherApplicants(deps, 'application.reopened', subject, data.removed),
  'booking.deleted': ({ subject, data }) => otherApplicants(deps, 'application.reopened', subject, data.dates),
  'booking.cancelled': ({ subject, data }) => otherApplicants(deps, 'application.reopened', subject, data.dates),
})
