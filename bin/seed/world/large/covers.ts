import { yearsOfExperience } from '#shared/kernel/experience.ts'
import { standardPlan } from '#shared/kernel/plans.ts'
import { applicantOf } from '#functions/staffing/candidate-professional.ts'
import { cancelDays } from '#shared/bookings/bookings.rules.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { bookingOf } from '#shared/bookings/new-booking.rules.ts'
import { addDays, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { crockford } from '#shared/kernel/crockford.ts'
import type { BookingId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { unbookDays, withBooking } from '#shared/offers/offer-days.rules.ts'
import { dropDates, shiftOn } from '#shared/offers/offers.rules.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import { dayRatesOf, marketOf } from '#shared/professionals/professionals.rules.ts'
import { randomFor, type Random } from './random.ts'
import { shiftsAt, termsAt } from './offer-terms.ts'
import type { LargePractice } from './practices.ts'
import { book, isUnreserved, isOpenOn, reserveDays, type Worker } from './workers.ts'

/** A practice's year, in days before and after today. */
export const [DAYS_BACK, AHEAD] = [270, 95]
const counts = { '6': 30, '15': 35, '30': 25, '80': 10 }
/** The share of bookings from public offers that are cancelled. */
const CANCELLED_SHARE = 0.06
/** How many locums are checked to find applicants. */
const MAX_CANDIDATES = 40

/** A public or private offer with its applications and booking. */
export type Cover = { offer: OfferState; candidates: Candidate[]; booking?: BookingState }

export type Market = { today: LocalDate; workers: Map<string, Worker[]>; serial: () => number }

type OfferOutcome = 'booked' | 'partly' | 'requested' | 'open' | 'cancelled'

const pickOutcome = (random: Random, ahead: number): OfferOutcome => {
  if (ahead < 1) return random.weighted({ booked: 76, open: 16, cancelled: 8 })
  return ahead < 15
    ? random.weighted({ booked: 48, partly: 10, requested: 26, open: 14, cancelled: 2 })
    : random.weighted({ booked: 22, partly: 8, requested: 38, open: 30, cancelled: 2 })
}

/** Seven characters, unique for each number. */
const codeAt = (serial: number): string => {
  const mixed = (serial * 22_801_763_489) % 2 ** 35
  return Array.from({ length: 7 }, (_, index) => crockford[Math.floor(mixed / 32 ** index) % 32]).join('')
}

export const offerAt = (random: Random, practice: LargePractice, shifts: readonly Shift[], at: Instant): OfferState => {
  const { id, name, industry, contact, email } = practice.company
  return {
    id: `off_${random.code(16)}` as OfferId,
    company: { id, name, industry, contact, email, plan: standardPlan },
    terms: termsAt(random, practice),
    revision: 1,
    days: Object.fromEntries(
      shifts.map(({ date, start_time, end_time }) => [date, { start: start_time, end: end_time, sinceRevision: 1 }]),
    ),
    createdBy: practice.member.id,
    createdAt: at,
    updatedAt: at,
  }
}

/** Locums of a market who are eligible and not booked for any of the shifts; those who posted the days come first. */
const applicantsFor = (
  random: Random,
  { today, workers }: Market,
  { terms }: OfferState,
  shifts: readonly Shift[],
): Worker[] => {
  const there = workers.get(marketOf(terms.profession, `${terms.province},${terms.region}`)) ?? []
  const able = random
    .some(there, MAX_CANDIDATES)
    .filter(
      (worker) =>
        yearsOfExperience(worker.person.experience?.start_date ?? today, today) >= terms.experience &&
        isUnreserved(worker, shifts),
    )
  const posted = able.filter((worker) => shifts.every(({ date }) => date < today || isOpenOn(worker, date)))
  return [...posted, ...able.filter((worker) => !posted.includes(worker))].slice(0, random.between(1, 5))
}

const applicationOf = (
  random: Random,
  offer: OfferState,
  { person }: Worker,
  dates: readonly LocalDate[],
  at: Instant,
): Candidate => ({
  offerId: offer.id,
  companyId: offer.company.id,
  reference: `A${random.code(7)}`,
  professional: applicantOf(person),
  rates: dayRatesOf(person.working_hours as NonNullable<typeof person.working_hours>),
  dates: [...dates],
  revision: 1,
  dropped: {},
  createdAt: at,
  updatedAt: at,
})

/** A time in the past and before the first day. */
export const creationTime = (random: Random, first: LocalDate, ahead: number): Instant =>
  `${addDays(first, -random.between(Math.max(3, ahead + 1), Math.max(20, ahead + 10)))}T10:00:00.000Z`

/** When something made in the morning is responded to or ended. */
export const afternoonOf = (at: Instant): Instant => `${at.slice(0, 10)}T13:00:00.000Z`

/** A booking of days, and the offer with it. */
export const makeBooking = (
  bookedBy: UserId,
  { serial }: Market,
  facts: { offer: OfferState; candidate: Candidate },
  dates: readonly LocalDate[],
  at: Instant,
) => {
  const shifts = dates.map((date) => shiftOn(facts.offer, date))
  const booking = bookingOf(facts, shifts, { id: `B${codeAt(serial())}` as BookingId, bookedBy, at }, [])
  return { booking, offer: withBooking(facts.offer, dates, booking, at) }
}

/** A booking that its locum has cancelled: its days are reopened. */
const cancelled = ({ offer, candidates: [candidate, ...others], booking }: Required<Cover>, at: Instant): Cover => {
  const [dates, reason] = [Object.keys(booking.days), 'My child is ill and needs me at home.']
  const drop = { actor: 'Locum', cause: 'booking-cancelled', reason, at } as const
  return {
    offer: unbookDays(offer, dates, at),
    candidates: candidate ? [dropDates(candidate, dates, drop), ...others] : others,
    booking: cancelDays(booking, dates, { by: 'professional', reason, at }),
  }
}

const coverAt = (random: Random, practice: LargePractice, market: Market, ahead: number): Cover => {
  const first = addDays(market.today, ahead)
  const at = creationTime(random, first, ahead)
  const shifts = shiftsAt(random, practice, first)
  const offer = offerAt(random, practice, shifts, at)
  const outcome = pickOutcome(random, ahead)
  if (outcome === 'cancelled')
    return { offer: { ...offer, cancelled: { at, reason: 'We found someone in our own team.' } }, candidates: [] }
  const [winner, ...others] = outcome === 'open' ? [] : applicantsFor(random, market, offer, shifts)
  if (!winner) return { offer, candidates: [] }

  const dates = shifts.map(({ date }) => date)
  const candidates = [winner, ...others].map((worker) => applicationOf(random, offer, worker, dates, at))
  const taken = outcome === 'booked' ? dates : outcome === 'partly' && dates.length > 1 ? dates.slice(0, 1) : []
  const open = shifts.filter(({ date }) => !taken.includes(date))
  for (const worker of [winner, ...others]) reserveDays(worker, open)
  const [candidate] = candidates
  if (taken.length === 0 || !candidate) return { offer, candidates }
  const { booking, offer: withIt } = makeBooking(practice.member.id, market, { offer, candidate }, taken, at)
  const cover = { offer: withIt, candidates, booking }
  const shiftsTaken = taken.map((date) => shiftOn(offer, date))
  if (randomFor('cancelled', booking.id).is(CANCELLED_SHARE)) {
    reserveDays(winner, shiftsTaken)
    return cancelled(cover, afternoonOf(at))
  }
  book(winner, shiftsTaken, booking.id)
  return cover
}

/** A year of a practice's offers; the first practice is a busy one. */
export const coversOf = (practice: LargePractice, index: number, market: Market): Cover[] => {
  const random = randomFor('covers', index)
  const count = index === 0 ? 240 : Number(random.weighted(counts))
  return Array.from({ length: count }, () => coverAt(random, practice, market, random.between(-DAYS_BACK, AHEAD)))
}
