import { applicantOf } from '#functions/offering/person-of.ts'
import { budgetOf } from '#shared/bookings/pay.rules.ts'
import { dayIn } from '#shared/calendar/calendar.rules.ts'
import { openStateOf } from '#shared/calendar/day-state.rules.ts'
import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import { availabilityIdOf } from '#shared/kernel/ids.ts'
import { dropDates, privateRequestOf, shiftOn } from '#shared/offers/offers.rules.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { ApplicationState, Drop, OfferState } from '#shared/offers/offers.state.ts'
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

const pickOutcome = (chance: Random, ahead: number): RequestOutcome =>
  ahead < 1
    ? chance.weighted({ accepted: 60, partly: 10, declined: 20, withdrawn: 10 })
    : chance.weighted({ waiting: 50, accepted: 25, partly: 8, declined: 12, withdrawn: 5 })

/** A locum of the market who is not booked, requested or Unavailable on any of the days. */
const findAvailableLocum = (
  chance: Random,
  { workers, today }: Market,
  { terms }: OfferState,
  shifts: readonly Shift[],
): Worker | undefined =>
  chance
    .some(workers.get(marketOf(terms.profession, `${terms.province},${terms.region}`)) ?? [], MAX_CANDIDATES)
    .find(
      (worker) =>
        worker.person.approved &&
        isUnreserved(worker, shifts) &&
        shifts.every(({ date }) => date < today || openStateOf(worker.months, date) !== 'unavailable'),
    )

/** The offer as a private one for a professional, at their own rates. */
const privateFor = (chance: Random, offer: OfferState, { person, months }: Worker): OfferState => {
  const rates = dayRatesOf(person.working_hours as NonNullable<typeof person.working_hours>)
  const [professional, code] = [applicantOf(person), dayIn(months, Object.keys(offer.days)[0] ?? '')?.posting]
  const request = {
    availabilityId: code ? availabilityIdOf(person.id, code) : person.id,
    reference: `R${chance.code(7)}`,
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
      skills: professional.skills,
    },
    request,
  }
}

const without = (offer: OfferState, dates: readonly LocalDate[], drop: Drop): OfferState => {
  const request = privateRequestOf(offer)
  return request && offer.request
    ? { ...offer, request: { ...offer.request, dropped: dropDates(request, dates, drop).dropped } }
    : offer
}

const answered = (
  offer: OfferState,
  worker: Worker,
  market: Market,
  fate: Exclude<RequestOutcome, 'waiting'>,
): Cover => {
  const [dates, at] = [Object.keys(offer.days).sort(), afternoonOf(offer.createdAt)]
  if (fate === 'withdrawn')
    return {
      offer: without(offer, dates, {
        by: 'CompanyAdmin',
        cause: 'withdrawn',
        reason: 'One of our own staff can work after all.',
        at,
      }),
      requests: [],
    }
  const taken = fate === 'declined' ? [] : fate === 'partly' ? dates.slice(0, 1) : dates
  const left = dates.filter((date) => !taken.includes(date))
  const asked =
    left.length > 0
      ? without(offer, left, { by: 'Locum', cause: 'declined', reason: 'I am away on that day.', at })
      : offer
  const request = privateRequestOf(asked) as ApplicationState
  if (taken.length === 0) return { offer: asked, requests: [] }
  const { booking, offer: booked } = makeBooking(worker.person.id, market, { offer: asked, request }, taken, at)
  book(
    worker,
    taken.map((date) => shiftOn(offer, date)),
    booking.id,
  )
  return { offer: booked, requests: [], booking }
}

const requestAt = (chance: Random, practice: LargePractice, market: Market, ahead: number): Cover[] => {
  const first = addDays(market.today, ahead)
  const shifts = shiftsAt(chance, practice, first)
  const plain = offerAt(chance, practice, shifts, creationTime(chance, first, ahead))
  const worker = findAvailableLocum(chance, market, plain, shifts)
  if (!worker) return []
  const offer = privateFor(chance, plain, worker)
  const fate = pickOutcome(chance, ahead)
  if (fate !== 'waiting') return [answered(offer, worker, market, fate)]
  reserveDays(worker, shifts)
  return [{ offer, requests: [] }]
}

/** A practice's booking requests in its year. */
export const requestsOf = (practice: LargePractice, index: number, market: Market): Cover[] => {
  const chance = randomFor('asked', index)
  const count = index === 0 ? 40 : Number(chance.weighted(counts))
  return Array.from({ length: count }, () =>
    requestAt(chance, practice, market, chance.between(-DAYS_BACK, AHEAD)),
  ).flat()
}
