import { flatRates } from '#shared/kernel/rate-groups.ts'
import { bookedDays } from '#shared/bookings/bookings.rules.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { commonHours } from '#shared/kernel/shift.ts'
import { overlaps } from '#shared/calendar/calendar.rules.ts'
import type { MadeEvent } from '#shared/kernel/define-events.ts'
import { auditOfEvent, type Audit } from '#shared/kernel/caller.ts'
import { addDays, todayAt, MAX_DAYS_AHEAD, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import type { LapseCause } from '#shared/offers/close-reasons.rules.ts'
import { bookedDatesFor, dropDates, liveDates, candidateStatus, shiftOn } from '#shared/offers/offers.rules.ts'
import type { Candidate, Drop, OfferState } from '#shared/offers/offers.state.ts'
import { datesPossibleFact } from '#shared/offers/action-facts.rules.ts'
import { applicationEvent } from '#shared/offers/applications.events.ts'
import { applicationLifecycle } from '#shared/offers/applications.lifecycle.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { requestEvent } from '#shared/offers/requests.events.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { findOfferAndCandidate } from '#functions/stores/offer-and-candidate.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { permit } from '#functions/platform/permit.ts'
import { hashOf, runCommand } from '#functions/platform/dynamo/command.ts'
import { ALL_TIME } from '#functions/platform/dynamo/query-page.ts'

export type LapseDeps = { db: Db; commandsTable: string; offers: OffersRepository; bookings: BookingsRepository }

/** Why days of a locum lapse, and which. */
export type Lapse = {
  /** What caused it; together with the offer's id it makes the command happen once. */
  origin: string
  professional: UserId
  at: Instant
  by: Audit
  cause: LapseCause
  reason: string
  /** The booking that takes the days, if there is one: they lapse only as long as it does. */
  booking?: Pick<BookingState, 'id' | 'company'> | undefined
  /** Set if the locum's personal data is to be removed. */
  anonymise?: true
  /** Which live dates of a candidate lapse. */
  datesOf: (offer: OfferState, live: readonly LocalDate[]) => LocalDate[]
}

const lapsingDates = ({ datesOf, at }: Lapse, offer: OfferState, candidate: Candidate): LocalDate[] =>
  datesOf(offer, liveDates(offer, candidate, at))

/** A booking is the practice's record of who worked, so an application that led to one keeps the locum's name. */
const canBeAnonymised = (offer: OfferState, { professional }: Candidate): boolean =>
  bookedDatesFor(offer, professional.id).length === 0

const isAffected = (lapse: Lapse, offer: OfferState, candidate: Candidate): boolean =>
  lapsingDates(lapse, offer, candidate).length > 0 ||
  (lapse.anonymise === true && canBeAnonymised(offer, candidate) && candidate.professional.email !== '')

/** The application loses all personal data; even its rates become the offer's. */
const anonymised = (offer: OfferState, candidate: Candidate): Candidate => {
  if (!canBeAnonymised(offer, candidate)) return candidate
  const { id, profession } = candidate.professional
  const rate = offer.terms.rates[0]
  return {
    ...candidate,
    professional: {
      id,
      name: 'Former',
      surname: 'locum',
      contact: '',
      email: '',
      profession,
      region: '',
      suburb: '',
      experienceStart: todayAt(candidate.createdAt),
    },
    rates: flatRates(rate),
  }
}

const isOwnBooking = ({ booking }: Lapse, company: CompanyId): boolean => booking?.company.id === company

const dropOf = (lapse: Lapse, { company }: OfferState): Drop => {
  const { cause, reason, at } = lapse
  const booking = lapse.booking && { booking: lapse.booking.id }
  if (isOwnBooking(lapse, company.id))
    return {
      actor: 'System',
      cause: 'booked-here',
      reason: 'The locum is already booked with this practice at that time.',
      at,
      ...booking,
    }
  return { actor: 'System', cause, reason, at, ...booking }
}

/** The booking may have been undone or changed since the event. */
const bookedShifts = (booking: BookingState | undefined): Shift[] =>
  booking ? bookedDays(booking).filter((day) => !day.cancelled) : []

/** The system's transition: days lapse only while they are live. */
const lapsedEvent = (
  lapse: Lapse,
  offer: OfferState,
  { before, after, dates }: { before: Candidate; after: Candidate; dates: readonly LocalDate[] },
): MadeEvent => {
  const step = {
    state: candidateStatus(offer, before, lapse.at),
    action: 'lapse',
    facts: datesPossibleFact(dates, liveDates(offer, before, lapse.at)),
  } as const
  if (!offer.request)
    return applicationEvent(permit('System', applicationLifecycle, step), offer, after, dates, lapse.cause)
  const { start_time, end_time } = commonHours(dates.map((date) => shiftOn(offer, date)))
  const request = { ...offer.request, professional: after.professional }
  return requestEvent(
    permit('System', requestLifecycle, step),
    { ...offer, request },
    {
      dates,
      cause: lapse.cause,
      byOwn: isOwnBooking(lapse, offer.company.id),
      hours: start_time && `${start_time}-${end_time}`,
    },
  )
}

export const lapseOne = (deps: LapseDeps, offerId: OfferId, lapse: Lapse): Promise<null> => {
  const id = `${lapse.origin}#${offerId}`
  const { at, by, professional, anonymise = false } = lapse
  const command = { id, hash: hashOf(id), by: auditOfEvent('lapse', by) }
  return runCommand(deps.db, deps.commandsTable, command, at, async () => {
    const found = await findOfferAndCandidate(deps.offers, offerId, professional)
    if (!found || !isAffected(lapse, found.offer, found.candidate)) return { writes: [], response: null, events: [] }
    const { offer, candidate } = found
    const booking = lapse.booking && (await deps.bookings.get(lapse.booking.id))
    const shifts = bookedShifts(booking)
    const dates = lapsingDates(lapse, offer, candidate).filter(
      (date) => !lapse.booking || shifts.some((shift) => overlaps(shift, shiftOn(offer, date))),
    )
    const after = dropDates(anonymise ? anonymised(offer, candidate) : candidate, dates, dropOf(lapse, offer))
    const events = dates.length > 0 ? [lapsedEvent(lapse, offer, { before: candidate, after, dates })] : []
    // The event may arrive after a later change.
    const updatedAt = at > offer.updatedAt ? at : offer.updatedAt
    const writes = [
      deps.offers.putCandidate({ ...offer, updatedAt }, after),
      ...(booking ? [deps.bookings.mustBeUnchanged(booking)] : []),
    ]
    return { writes: dates.length > 0 || anonymise ? writes : [], response: null, events }
  })
}

/** One command per candidate, so that a repeated event changes nothing. */
export const lapseAll = async (deps: LapseDeps, lapse: Lapse): Promise<void> => {
  const today = todayAt(lapse.at)
  const [start, end] = lapse.anonymise ? ALL_TIME : [today, addDays(today, MAX_DAYS_AHEAD + 1)]
  for await (const { offer, candidates } of deps.offers.eachOfProfessional(lapse.professional, start, end)) {
    if (candidates.some((candidate) => isAffected(lapse, offer, candidate))) await lapseOne(deps, offer.id, lapse)
  }
}
