import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { bookedDays } from '#shared/bookings/bookings.rules.ts'
import { overlaps } from '#shared/calendar/calendar.rules.ts'
import { addDays, MAX_DAYS_AHEAD, todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { MadeEvent } from '#shared/kernel/define-events.ts'
import type { BookingId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { datesPossibleFact } from '#shared/offers/action-facts.rules.ts'
import { applicationEvent } from '#shared/offers/applications.events.ts'
import { applicationLifecycle } from '#shared/offers/applications.lifecycle.ts'
import { bookableDates } from '#shared/offers/fills.rules.ts'
import { bookedDatesFor, liveDates, candidateStatus, shiftOn } from '#shared/offers/offers.rules.ts'
import type { OfferAndCandidate, OfferState } from '#shared/offers/offers.state.ts'
import { requestEvent } from '#shared/offers/requests.events.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { isInTime } from '#shared/offers/response-window.rules.ts'
import { datesEndedBy, withDatesBack } from '#shared/offers/undo.rules.ts'
import { readOfferToFill } from '#functions/staffing/offer-to-fill.ts'
import { readOtherPendingRequests } from '#functions/staffing/other-pending-requests.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { permit } from '#functions/platform/permit.ts'
import { runAll, type DeliveredEvent, type Task } from '#functions/events/event-consumer.ts'
import { findOfferAndCandidate } from '#functions/stores/offer-and-candidate.ts'
import { contextFrom } from './command-context.ts'
import { endIfBlocked, isBlocked, type BlockDeps } from './end-blocked.ts'
import type { SentRequestsRepository } from '#functions/stores/sent-requests.repository.ts'
import { obstacles, recheckAfterSending, type CalendarDeps } from './lapse-follow-ups.ts'

type Deps = CalendarDeps & BlockDeps & { sentRequests: SentRequestsRepository }
type Undone = DeliveredEvent<'booking.undone'>
type Target = { offerId: OfferId; professional: UserId }

const nothing = { writes: [], response: null, events: [] }

/**
 * Which of the days that a booking had ended can be booked again, as nothing has changed and nobody stands in the way,
 * and what is written with them.
 */
const toTakeBack = async (
  deps: Deps,
  found: OfferAndCandidate,
  ended: LocalDate[],
  { at }: Undone,
): Promise<{ dates: LocalDate[]; writes: TransactItem[] }> => {
  const { offer, candidate } = withDatesBack(found, ended, at)
  const { id: professional } = candidate.professional
  const none = { dates: [], writes: [] }
  // The event may be handled late.
  const isOver = !isInTime(offer, new Date().toISOString())
  if (offer.request && (isOver || bookedDatesFor(offer, professional).length > 0)) return none
  const offerToFill = await readOfferToFill(deps.offers, offer)
  const bookable = bookableDates(offer, candidate, offerToFill, at)
  const dates = ended.filter((date) => bookable.includes(date))
  if (dates.length === 0 || (await isBlocked(deps, { company: offer.company.id, professional }))) return none
  const others = await readOtherPendingRequests(deps, offer, at)
  const stopped = (await obstacles(deps, offer, professional, dates)).flatMap(({ datesOf }) => datesOf(offer, dates))
  return {
    dates: dates.filter((date) => !others.dates.has(date) && !stopped.includes(date)),
    writes: [...others.writes, ...(offerToFill ? [deps.offers.mustBeUnchanged(offerToFill)] : [])],
  }
}

/** The practice is notified of days that had lapsed, the locum of those that were filled. */
const eventsOf = ({ offer, candidate }: OfferAndCandidate, dates: LocalDate[], now: Instant): MadeEvent[] => {
  const step = { state: candidateStatus(offer, candidate, now), facts: datesPossibleFact(dates) }
  const restored = { ...step, action: 'restore' } as const
  if (!offer.request)
    return [applicationEvent(permit('System', applicationLifecycle, restored), offer, candidate, dates)]
  const sent = { ...offer, request: offer.request }
  const causeOf = (date: LocalDate) => candidate.dropped[date]?.cause
  const { filled = [], lapsed = [] } = Object.groupBy(dates, (date) =>
    causeOf(date) === 'filled' ? 'filled' : 'lapsed',
  )
  const byOwn = lapsed.every((date) => causeOf(date) === 'booked-here')
  const reopened = { ...step, action: 'reopen' } as const
  return [
    ...(lapsed.length > 0 ? [requestEvent(permit('System', requestLifecycle, restored), sent, lapsed, byOwn)] : []),
    ...(filled.length > 0 ? [requestEvent(permit('System', requestLifecycle, reopened), sent, filled)] : []),
  ]
}

/** What the booking had ended of one request or application counts again. */
const takeBackOne = async (deps: Deps, booking: BookingId, target: Target, event: Undone): Promise<void> => {
  const { offerId, professional } = target
  const { execute } = contextFrom(deps, 'take-back', event, `${event.origin}#${offerId}`)
  await execute(async () => {
    const found = await findOfferAndCandidate(deps.offers, offerId, professional)
    const ended = found ? datesEndedBy(found.candidate, booking) : []
    if (!found || ended.length === 0) return nothing
    const { dates, writes } = await toTakeBack(deps, found, ended, event)
    if (dates.length === 0) return nothing
    const after = withDatesBack(found, dates, event.at)
    return {
      writes: [deps.offers.putCandidate(after.offer, after.candidate), ...writes],
      response: null,
      events: eventsOf(found, dates, event.at),
    }
  })
}

/** Requests and applications of the locum at the booking's hours, whatever the index knows of their state. */
const clashingWith = async (deps: Deps, booking: BookingState, { at }: Undone): Promise<Target[]> => {
  const [today, professional, shifts] = [todayAt(at), booking.professional.id, bookedDays(booking)]
  const targets: Target[] = []
  for await (const { offer, candidates } of deps.offers.eachOfProfessional(
    professional,
    today,
    addDays(today, MAX_DAYS_AHEAD + 1),
  ))
    if (
      candidates.some(({ dates }) =>
        dates.some((date) => offer.days[date] && shifts.some((shift) => overlaps(shift, shiftOn(offer, date)))),
      )
    )
      targets.push({ offerId: offer.id, professional })
  return targets
}

/** What happened to a locum while their days were another's comes first; it ends them again. */
const recheck = async (deps: Deps, offer: OfferState, professional: UserId, event: Undone): Promise<void> => {
  const from = { ...event, origin: `${event.origin}.${professional}` }
  await recheckAfterSending(deps, { offerId: offer.id, professional, origin: from.origin, at: event.at, by: event.by })
  await endIfBlocked(deps, offer.id, { company: offer.company.id, professional }, from)
}

/** An applicant whose days are open again as they were is notified, unless they have changed the application since. */
const reinstate = async (deps: Deps, offerId: OfferId, professional: UserId, event: Undone): Promise<void> => {
  const { at, data, origin } = event
  const { execute } = contextFrom(deps, 'take-back', event, `${origin}#${offerId}#${professional}`)
  await execute(async () => {
    const found = await findOfferAndCandidate(deps.offers, offerId, professional)
    if (!found || found.candidate.updatedAt >= at) return nothing
    const dates = liveDates(found.offer, found.candidate, at).filter((date) => data.dates.includes(date))
    if (dates.length === 0) return nothing
    return { ...nothing, events: [applicationEvent('application.reinstated', found.offer, found.candidate, dates)] }
  })
}

const applicantSteps = async (deps: Deps, offer: OfferState, booking: BookingState, event: Undone): Promise<Task[]> => {
  const steps: Task[] = []
  for await (const candidate of deps.offers.eachApplication(offer.id)) {
    const { id } = candidate.professional
    if (!liveDates(offer, candidate, event.at).some((date) => event.data.dates.includes(date))) continue
    steps.push(async () => {
      await recheck(deps, offer, id, event)
      if (id !== booking.professional.id) await reinstate(deps, offer.id, id, event)
    })
  }
  return steps
}

/**
 * After a booking was undone: whatever it had ended counts again, unless it has changed since. One command each, named
 * after the undo; those that follow from the booking itself end nothing any more.
 */
export const takeBack = async (deps: Deps, event: Undone): Promise<void> => {
  const booking = await deps.bookings.getStored(event.subject)
  const bookedFrom = booking && (await deps.offers.getOffer(booking.offerId))
  if (!booking || !bookedFrom) return
  const { id: professional } = booking.professional
  const offer = bookedFrom.request ? await readOfferToFill(deps.offers, bookedFrom) : bookedFrom
  const asked = (offer?.asked ?? []).map((sent) => ({ offerId: sent.offer, professional: sent.professional }))
  const targets = new Map(
    [...asked, ...(await clashingWith(deps, booking, event))].map((target) => [target.offerId, target]),
  )
  await runAll([
    ...[...targets.values()].map((target) => () => takeBackOne(deps, booking.id, target, event)),
    ...(bookedFrom.request && event.data.pending ? [() => recheck(deps, bookedFrom, professional, event)] : []),
    ...(offer ? await applicantSteps(deps, offer, booking, event) : []),
  ])
}
