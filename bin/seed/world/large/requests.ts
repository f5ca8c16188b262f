import { budgetOf } from '#shared/kernel/rate-groups.ts'
import { applicantOf } from '#functions/staffing/candidate-professional.ts'
import { dayIn } from '#shared/calendar/calendar.rules.ts'
import { openStateOf } from '#shared/calendar/day-state.rules.ts'
import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import { availabilityIdOf } from '#shared/kernel/ids.ts'
import { dropDates, candidateOf, shiftOn } from '#shared/offers/offers.rules.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { Candidate, Drop, OfferState } from '#shared/offers/offers.state.ts'
import { dayRatesOf, marketOf } from '#shared/professionals/professionals.rules.ts'
import { randomFor, type Random } from './random.ts'
import { afternoonOf, AHEAD, DAYS_BACK, makeBooking, creationTime, offerAt, type Cover, type Market } from './covers.ts'
import { shiftsAt } from './offer-terms.ts'
import type { LargePractice } from './practices.ts'
import { book, isUnreserved, reserveDays, type Worker } from './workers.ts'

const counts = { '0': 20, '2': 40, '5': 30, '9': 10 }
/** How many locums are checked to find one who can be requested. */
const MAX_CANDIDATES = 20

type RequestOutcome = 'waiting' | 'accepted' | 'partly' | 'declined' | 'withdrawn'

const pickOutcome = (random: Random, ahead: number): RequestOutcome =>
  ahead < 1
    ? random.weighted({ accepted: 60, partly: 10, declined: 20, withdrawn: 10 })
    : random.weighted({ waiting: 50, accepted: 25, partly: 8, declined: 12, withdrawn: 5 })

/** A locum of the market who is not booked, requested or Unavailable on any of the days. */
const findAvailableLocum = (
  random: Random,
  { workers, today }: Market,
  { terms }: OfferState,
  shifts: readonly Shift[],
): Worker | undefined =>
  random
    .some(workers.get(marketOf(terms.profession, `${terms.province},${terms.region}`)) ?? [], MAX_CANDIDATES)
    .find(
      (worker) =>
        worker.person.approved &&
        isUnreserved(worker, shifts) &&
        shifts.every(({ date }) => date < today || openStateOf(worker.months, date) !== 'unavailable'),
    )

/** The offer as a private one for a professional, at their own rates. */
const privateFor = (random: Random, offer: OfferState, { person, months }: Worker): OfferState => {
  const rates = dayRatesOf(person.working_hours as NonNullable<typeof person.working_hours>)
  const [professional, code] = [applicantOf(person), dayIn(months, Object.keys(offer.days)[0] ?? '')?.posting]
  const request = {
    availabilityId: code ? availabilityIdOf(person.id, code) : person.id,
    reference: `R${random.code(7)}`,
    professional,
    rates,
    dropped: {},
  }
  return {
    ...offer,
    terms: {
      ...offer.terms,
      profession: professional.profession,
      experience: 0,
      rates: budgetOf(rates),
      skills: [],
    },
    request,
  }
}

const without = (offer: OfferState, dates: readonly LocalDate[], drop: Drop): OfferState => {
  const candidate = candidateOf(offer)
  return candidate && offer.request
    ? { ...offer, request: { ...offer.request, dropped: dropDates(candidate, dates, drop).dropped } }
    : offer
}

const decidedCover = (
  offer: OfferState,
  worker: Worker,
  market: Market,
  outcome: Exclude<RequestOutcome, 'waiting'>,
): Cover => {
  const [dates, at] = [Object.keys(offer.days).sort(), afternoonOf(offer.createdAt)]
  if (outcome === 'withdrawn')
    return {
      offer: without(offer, dates, {
        actor: 'CompanyAdmin',
        cause: 'withdrawn',
        reason: 'One of our own staff can work after all.',
        at,
      }),
      candidates: [],
    }
  const taken = outcome === 'declined' ? [] : outcome === 'partly' ? dates.slice(0, 1) : dates
  const left = dates.filter((date) => !taken.includes(date))
  const requested =
    left.length > 0
      ? without(offer, left, { actor: 'Locum', cause: 'declined', reason: 'I am away on that day.', at })
      : offer
  const candidate = candidateOf(requested) as Candidate
  if (taken.length === 0) return { offer: requested, candidates: [] }
  const { booking, offer: booked } = makeBooking(worker.person.id, market, { offer: requested, candidate }, taken, at)
  book(
    worker,
    taken.map((date) => shiftOn(offer, date)),
    booking.id,
  )
  return { offer: booked, candidates: [], booking }
}

const requestAt = (random: Random, practice: LargePractice, market: Market, ahead: number): Cover[] => {
  const first = addDays(market.today, ahead)
  const shifts = shiftsAt(random, practice, first)
  const plain = offerAt(random, practice, shifts, creationTime(random, first, ahead))
  const worker = findAvailableLocum(random, market, plain, shifts)
  if (!worker) return []
  const offer = privateFor(random, plain, worker)
  const outcome = pickOutcome(random, ahead)
  if (outcome !== 'waiting') return [decidedCover(offer, worker, market, outcome)]
  reserveDays(worker, shifts)
  return [{ offer, candidates: [] }]
}

/** A practice's booking requests in its year. */
export const requestsOf = (practice: LargePractice, index: number, market: Market): Cover[] => {
  const random = randomFor('asked', index)
  const count = index === 0 ? 40 : Number(random.weighted(counts))
  return Array.from({ length: count }, () =>
    requestAt(random, practice, market, random.between(-DAYS_BACK, AHEAD)),
  ).flat()
}
