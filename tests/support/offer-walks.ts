import fc from 'fast-check'
import { expect } from 'vitest'
import { bookingLifecycle } from '#shared/bookings/bookings.lifecycle.ts'
import { bookedDays, bookingStatus, cancelDays, cancelFacts, cancellableDays } from '#shared/bookings/bookings.rules.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { transition, type Actor, type Outcome } from '#shared/kernel/define-lifecycle.ts'
import type { BookingId, OfferId, UserId } from '#shared/kernel/ids.ts'
import {
  acceptFacts,
  applyFacts,
  pastFact,
  confirmFacts,
  datesPossibleFact,
} from '#shared/offers/action-facts.rules.ts'
import {
  withOtherDaysDeclined,
  declinedDatesOfApplication,
  endedRequest,
  declinedApplication,
  applyOrChange,
  sentApplication,
  withdrawnApplication,
} from '#shared/offers/candidate-changes.rules.ts'
import { editedOffer, editableOf, editOfferFacts, withoutBookedShifts } from '#shared/offers/edit-offer.rules.ts'
import { editedRequest, isUnanswered } from '#shared/offers/edit-request.rules.ts'
import { cancelledOffer, deletedOffer, unbookDays, withBooking } from '#shared/offers/offer-days.rules.ts'
import { applicationLifecycle } from '#shared/offers/applications.lifecycle.ts'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import {
  bookedDatesFor,
  datesOf,
  dropDates,
  liveDates,
  offerStatus,
  openDates,
  candidateOf,
  candidateStatus,
  shiftOn,
} from '#shared/offers/offers.rules.ts'
import type { Candidate, OfferState, PrivateOffer } from '#shared/offers/offers.state.ts'
import { counteredRequest, declinedCounter } from '#shared/offers/counter-offer.rules.ts'
import { datesEndedBy, withDatesBack } from '#shared/offers/undo.rules.ts'
import { expiredRequest, responseWindowOf } from '#shared/offers/response-window.rules.ts'

/** Before the first shift, during it, and during the second. */
export const times = ['2026-12-02T06:00:00.000Z', '2026-12-16T08:00:00.000Z', '2026-12-17T08:00:00.000Z'] as const
const dates = ['2026-12-16', '2026-12-17', '2026-12-18']
export const people = ['usr_1', 'usr_2'] as UserId[]

export const posted = {
  id: 'off_1' as OfferId,
  company: { id: 'cmp_1' },
  revision: 1,
  terms: {
    profession: 'Nurse',
    experience: 2,
    rates: ['300', '400'],
    lunch: { allowed: false, paid: false, period: 1 },
    notes: '',
    skills: [],
  },
  days: Object.fromEntries(dates.map((date) => [date, { start: '08:00', end: '17:00', sinceRevision: 1 }])),
} as unknown as OfferState

const known = {
  approved: true,
  isRevisionCurrent: true,
  inTime: true,
  notUnavailable: true,
  notBooked: true,
  registered: true,
}

type SentContent = Parameters<typeof sentApplication>[2]
type World = { offer: OfferState; candidates: Candidate[]; bookings: BookingState[]; now: string; late: boolean }
type Step = { do: string; who: number; days: readonly string[]; late: boolean }
/** The result of an action, and the state that the rules derive from it. */
type Led = { action: string; outcome: Outcome<string, string>; after: () => World; state: (after: World) => string }

/** Bookings stay; a private offer also keeps its dropped days. */
const withCandidate = (world: World, candidate: Candidate): World => {
  const others = world.candidates.filter(({ professional }) => professional.id !== candidate.professional.id)
  const { offer } = world
  return offer.request
    ? { ...world, offer: { ...offer, request: { ...offer.request, dropped: candidate.dropped } } }
    : { ...world, candidates: [...others, candidate] }
}

const candidateFor = ({ offer, candidates }: World, id: UserId): Candidate | undefined =>
  candidateOf(offer) ?? candidates.find(({ professional }) => professional.id === id)

const book = (world: World, id: UserId, days: readonly string[]): World => {
  const booking = {
    id: `B-${world.bookings.length}` as BookingId,
    professional: { id, name: id },
    days: Object.fromEntries(days.map((date) => [date, { date, start_time: '08:00', end_time: '17:00' }])),
  } as unknown as BookingState
  const offer = withBooking(world.offer, days, booking, world.now)
  return { ...world, offer, bookings: [...world.bookings, booking] }
}

const stateOf =
  (id: UserId) =>
  (world: World): string => {
    const candidate = candidateFor(world, id)
    return candidate ? candidateStatus(world.offer, candidate, world.now) : 'none'
  }

const applying = (world: World, id: UserId, days: readonly string[]): Led => {
  const before = candidateFor(world, id)
  const state = before ? candidateStatus(world.offer, before, world.now) : 'none'
  const action = applyOrChange(state)
  const facts = applyFacts({
    offerCancelled: world.offer.cancelled !== undefined,
    offer: world.offer.terms,
    locum: { profession: 'Nurse', experience: { years_experience: 3 } },
    dates: days,
    open: openDates(world.offer, world.now),
    declined: before ? declinedDatesOfApplication(world.offer, before) : [],
    ...known,
  })
  const content = { professional: { id }, reference: 'A1', rates: {}, dates: days, createdAt: world.now }
  return {
    action,
    outcome: transition(applicationLifecycle, state, action, 'Locum', facts),
    after: () => withCandidate(world, sentApplication(world.offer, before, content as unknown as SentContent)),
    state: stateOf(id),
  }
}

/** Confirms days of an application, or accepts days of a request, which declines the others. */
const booking = (world: World, candidate: Candidate, days: readonly string[]): Led => {
  const { id } = candidate.professional
  const { offer, now } = world
  const state = candidateStatus(offer, candidate, now)
  const chosen = { dates: days, live: liveDates(offer, candidate, now), ...known }
  return {
    action: offer.request ? 'accept' : 'confirm',
    outcome: offer.request
      ? transition(requestLifecycle, state, 'accept', 'Locum', acceptFacts(chosen))
      : transition(
          applicationLifecycle,
          state,
          'confirm',
          'CompanyAdmin',
          confirmFacts({ ...chosen, offerCancelled: offer.cancelled !== undefined }),
        ),
    after: () =>
      book(
        offer.request ? withCandidate(world, withOtherDaysDeclined(offer, candidate, days, now).candidate) : world,
        id,
        days,
      ),
    state: stateOf(id),
  }
}

const [ELSEWHERE, FILLING] = ['B-elsewhere', 'B-filling'] as [BookingId, BookingId]

/** A lapse has the time of the event that it follows from, and can be handled late. */
const lapsed = ({ now, late }: World, candidate: Candidate, dates: string[]) => {
  const at = late ? '2026-12-01T06:00:00.000Z' : now
  const drop = { actor: 'System', cause: 'booked-elsewhere', reason: 'because', at, booking: ELSEWHERE } as const
  return { candidate: dropDates(candidate, dates, drop), dates }
}

/** A booking that had ended days is undone. */
const restoring = (world: World, before: Candidate, action: 'restore' | 'reopen'): Led | undefined => {
  const { offer, now } = world
  const ended = datesEndedBy(before, action === 'restore' ? ELSEWHERE : FILLING)
  if (offer.request && bookedDatesFor(offer, before.professional.id).length > 0) return undefined
  const found = { offer, candidate: before }
  const back = withDatesBack(found, ended, now)
  const live = liveDates(back.offer, back.candidate, now)
  const dates = ended.filter((date) => live.includes(date))
  const step = [
    candidateStatus(offer, before, now),
    action as 'restore',
    'System',
    datesPossibleFact(dates, dates),
  ] as const
  return {
    action,
    outcome: offer.request ? transition(requestLifecycle, ...step) : transition(applicationLifecycle, ...step),
    after: () => withCandidate(world, withDatesBack(found, dates, now).candidate),
    state: stateOf(before.professional.id),
  }
}

const endings: Record<
  string,
  (world: World, candidate: Candidate, dates: string[]) => ReturnType<typeof endedRequest>
> = {
  withdraw: ({ offer, now }, candidate, dates) =>
    offer.request
      ? endedRequest(offer, candidate, { onBehalfOf: 'practice', actor: 'CompanyAdmin', dates }, now)
      : withdrawnApplication(offer, candidate, now),
  reject: ({ offer, now }, candidate) => declinedApplication(offer, candidate, 'because', now),
  decline: ({ offer, now }, candidate, dates) =>
    endedRequest(offer, candidate, { onBehalfOf: 'professional', actor: 'Locum', dates }, now),
  close: ({ now }, candidate, dates) => {
    const drop = { actor: 'System', cause: 'filled', reason: 'because', at: now, booking: FILLING } as const
    return { candidate: dropDates(candidate, dates, drop), dates }
  },
  lapse: lapsed,
}

const ending = (world: World, before: Candidate, action: string, days: string[]): Led | undefined => {
  const { offer, now } = world
  const changed = endings[action]?.(world, before, days)
  if (!changed) return undefined
  const by =
    { withdraw: offer.request ? 'CompanyAdmin' : 'Locum', decline: 'Locum', lapse: 'System', close: 'System' }[
      action
    ] ?? 'CompanyAdmin'
  const facts = datesPossibleFact(changed.dates, liveDates(offer, before, now))
  const step = [candidateStatus(offer, before, now), action as 'lapse', by as Actor, facts] as const
  return {
    action,
    outcome: offer.request ? transition(requestLifecycle, ...step) : transition(applicationLifecycle, ...step),
    after: () => withCandidate(world, changed.candidate),
    state: stateOf(before.professional.id),
  }
}

/** What the agenda does about a request: a reminder, or its end. */
const due = (world: World, action: 'remind' | 'expire'): Led => {
  const offer = world.offer as PrivateOffer
  const candidate = candidateOf(offer) as Candidate
  const live = liveDates(offer, candidate, world.now)
  return {
    action,
    outcome: transition(requestLifecycle, candidateStatus(offer, candidate, world.now), action, 'System', {
      datesPossible: live.length > 0,
    }),
    after: () => (action === 'expire' ? { ...world, offer: expiredRequest(offer, live, world.now) } : world),
    state: stateOf(candidate.professional.id),
  }
}

/** A rate that the locum suggests, and the practice's answer. */
const countering = (world: World, action: 'counter' | 'acceptCounter' | 'declineCounter', days: string[]): Led => {
  const offer = world.offer as PrivateOffer
  const { now } = world
  const candidate = candidateOf(offer) as Candidate
  const { id } = candidate.professional
  const live = liveDates(offer, candidate, now)
  const chosen = action === 'counter' ? days : live
  const state = candidateStatus(offer, candidate, now)
  const facts = { ...known, versionSeen: true, ...datesPossibleFact(chosen, live) }
  const by = action === 'counter' ? 'Locum' : 'CompanyAdmin'
  const after: Record<typeof action, () => World> = {
    counter: () => ({
      ...world,
      offer: counteredRequest(
        offer,
        candidate,
        { dates: chosen, rate: '450', message: '', responseWindow: responseWindowOf(24, [], now) },
        now,
      ).offer,
    }),
    acceptCounter: () => book(world, id, chosen),
    declineCounter: () => withCandidate(world, declinedCounter(candidate, chosen, 'because', now)),
  }
  return {
    action,
    outcome: transition(requestLifecycle, state, action, by, facts),
    after: after[action],
    state: stateOf(id),
  }
}

const cancelling = (world: World, held: BookingState): Led => {
  const { offer, now } = world
  const days = cancellableDays(bookedDays(held), now).map(({ date }) => date)
  const candidate = candidateFor(world, held.professional.id) as Candidate
  const cancelled = cancelDays(held, days, { by: 'practice', reason: 'because', at: now })
  const drop = { actor: 'CompanyAdmin', cause: 'booking-cancelled', reason: 'because', at: now } as const
  return {
    action: 'free',
    outcome: transition(
      bookingLifecycle,
      bookingStatus(held),
      'cancel',
      'CompanyAdmin',
      cancelFacts(bookedDays(held), now),
    ),
    after: () => ({
      ...withCandidate({ ...world, offer: unbookDays(offer, days, now) }, dropDates(candidate, days, drop)),
      bookings: world.bookings.map((one) => (one === held ? cancelled : one)),
    }),
    state: () => bookingStatus(cancelled),
  }
}

const closing = (world: World): Led => ({
  action: 'cancel',
  outcome: transition(
    offerLifecycle,
    offerStatus(world.offer, world.candidates, world.now),
    'cancel',
    'CompanyAdmin',
    pastFact(
      datesOf(world.offer).map((date) => shiftOn(world.offer, date)),
      '2026-12-02',
    ),
  ),
  after: () => ({ ...world, offer: cancelledOffer(world.offer, 'because', world.now) }),
  state: ({ offer, candidates, now }) => offerStatus(offer, candidates, now),
})

/** Edits a public offer: the notes alone, or to the chosen days. */
const editing = (world: World, action: 'edit' | 'editNotes', days: readonly string[]): Led => {
  const { offer, candidates, now } = world
  const before = editableOf(offer)
  const start_time = `08:${String(offer.revision).padStart(2, '0')}`
  const wanted = days.map((date) => ({ date, start_time, end_time: '17:00' }))
  const edited = action === 'edit' ? { ...before, request_dates: wanted } : { ...before, notes: `${now} ${days}` }
  return {
    action,
    outcome: transition(
      offerLifecycle,
      offerStatus(offer, candidates, now),
      action,
      'CompanyAdmin',
      editOfferFacts(offer, '2026-12-02'),
    ),
    after: () => ({ ...world, offer: editedOffer(offer, withoutBookedShifts(offer, edited), now) }),
    state: (after) => offerStatus(after.offer, after.candidates, after.now),
  }
}

/** The hours of its pool are over. */
const releasing = (world: World): Led => {
  const { offer, candidates, now } = world
  return {
    action: 'release',
    outcome: transition(offerLifecycle, offerStatus(offer, candidates, now), 'release', 'System', {}),
    after: () => world,
    state: () => offerStatus(offer, candidates, now),
  }
}

const deleting = (world: World): Led => ({
  action: 'delete',
  outcome: transition(offerLifecycle, offerStatus(world.offer, world.candidates, world.now), 'delete', 'CompanyAdmin', {
    neverBooked: !world.offer.wasBooked,
  }),
  after: () => ({ ...world, offer: deletedOffer(world.offer, world.now) }),
  state: ({ offer, candidates, now }) => offerStatus(offer, candidates, now),
})

const editingRequest = (world: World, days: readonly string[]): Led => {
  const offer = world.offer as PrivateOffer
  const candidate = candidateOf(offer) as Candidate
  const shifts = days.map((date) => ({ date, start_time: '09:00', end_time: '17:00' }))
  const responseWindow = responseWindowOf(24, shifts, world.now)
  return {
    action: 'edit',
    outcome: transition(requestLifecycle, candidateStatus(offer, candidate, world.now), 'edit', 'CompanyAdmin', {
      unanswered: isUnanswered(offer),
      approved: true,
      datesPossible: true,
      available: true,
      notRequested: true,
      notBooked: true,
      registered: true,
    }),
    after: () => ({
      ...world,
      offer: editedRequest(offer, { ...candidate, terms: offer.terms, shifts, responseWindow }, world.now),
    }),
    state: stateOf(candidate.professional.id),
  }
}

const led = (world: World, { do: action, who, days }: Step): Led | undefined => {
  const id = people[who] as UserId
  const candidate = candidateFor(world, id)
  const live = candidate ? liveDates(world.offer, candidate, world.now) : []
  const chosen = live.filter((date) => days.includes(date))
  const held = world.bookings.at(who)
  if (action === 'free') return held && cancelling(world, held)
  if (action === 'cancel') return closing(world)
  if (action === 'delete') return deleting(world)
  if (action === 'release') return releasing(world)
  const ahead = days.filter((date) => date > world.now)
  if (action === 'edit' && ahead.length === 0) return undefined
  if (action === 'edit' && world.offer.request) return editingRequest(world, ahead)
  if (action === 'edit' || action === 'editNotes') return editing(world, action, days)
  if (action === 'apply') return applying(world, id, days)
  if (!candidate) return undefined
  if (action === 'counter' || action === 'acceptCounter' || action === 'declineCounter')
    return countering(world, action, chosen)
  if (action === 'remind' || action === 'expire') return due(world, action)
  if (action === 'restore' || action === 'reopen') return restoring(world, candidate, action)
  if (action === 'confirm') return booking(world, candidate, chosen)
  return ending(world, candidate, action, chosen)
}

export type Reached = Record<string, Set<string>>

/** Runs steps one after another, and records the resulting state of each possible action. */
const walk = (start: World, steps: readonly Step[], reached: Reached): void => {
  let world = start
  for (const step of steps) {
    world = { ...world, late: step.late }
    if (step.do === 'wait') {
      world = { ...world, now: times[times.indexOf(world.now as (typeof times)[0]) + 1] ?? world.now }
      continue
    }
    const next = led(world, step)
    if (!next?.outcome.ok) continue
    world = next.after()
    const state = next.state(world)
    ;(reached[next.action] ??= new Set()).add(state)
    expect(next.outcome.to, next.action).toContain(state)
  }
}

export const walks = (start: OfferState, ...actions: string[]): Reached => {
  const step = fc.record({
    do: fc.constantFrom(...actions, 'wait'),
    who: fc.nat({ max: 1 }),
    days: fc.subarray(dates, { minLength: 1 }),
    late: fc.boolean(),
  })
  const reached: Reached = {}
  const begin = { offer: start, candidates: [], bookings: [], now: times[0], late: false }
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 14 }), (steps) => walk(begin, steps, reached)),
    { numRuns: 6000, seed: 1 },
  )
  return reached
}
