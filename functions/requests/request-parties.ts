import { datesAfterExpiry } from '#shared/professionals/registration.rules.ts'
import { monthsAround, type CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import { openStateOf } from '#shared/calendar/day-state.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { SendFacts } from '#shared/offers/requests.guards.ts'
import { notFillable } from '#shared/offers/fills.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { requestAppointments } from '#shared/offers/response-window.rules.ts'
import { requestDay, requestDays } from '#shared/requests/request-days.rules.ts'
import { conflictingDates } from '#functions/staffing/read-to-book.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CalendarLock, CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'
import type { LimitLocksRepository } from '#functions/stores/limit-locks.repository.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { ProfessionalsRepository, Profile } from '#functions/stores/professionals.repository.ts'
import type { SentRequestsRepository } from '#functions/stores/sent-requests.repository.ts'
import { requestedDates, type PendingRequests } from './pending-requests.ts'

export type RequestDeps = Context & {
  offers: OffersRepository
  calendars: CalendarsRepository
  companies: CompaniesRepository
  professionals: ProfessionalsRepository
  options: OptionsRepository
  agenda: AgendaRepository
  blocksAndPools: BlocksAndPoolsRepository
  sentRequests: SentRequestsRepository
  limitLocks: LimitLocksRepository
}

/** Who sends a request to whom. */
export type RequestParties = {
  company: StoredCompany
  profile: Profile
  lock: CalendarLock
  months: CalendarMonth[]
}

type PartyIds = { companyId: CompanyId; professionalId: UserId }

/** Only locums whose verification is complete can be viewed, and so requested. */
export const readParties = async (
  { companies, professionals, calendars, blocksAndPools }: RequestDeps,
  { companyId, professionalId }: PartyIds,
  shifts: readonly Shift[],
): Promise<RequestParties> => {
  const [company, profile, lock, { blockedBy }] = await Promise.all([
    companies.get(companyId),
    professionals.getProfile(professionalId),
    calendars.readLock(professionalId),
    blocksAndPools.get(professionalId, 'consistent'),
  ])
  if (!company) throw new DomainError('COMPANY_NOT_FOUND')
  if (!profile || !lock || !(profile.approved || profile.waitingSince !== undefined))
    throw new DomainError('PROFESSIONAL_NOT_FOUND')
  if (blockedBy.has(company.id)) throw new DomainError('LOCUM_BLOCKED')
  const months = await calendars.readMonths(profile.id, monthsAround(shifts.map(({ date }) => date)))
  return { company, profile, lock, months }
}

/** Enters the reminder and the end of a request's time to answer. */
export const enterAppointments = ({ agenda, now }: Pick<RequestDeps, 'agenda' | 'now'>, offer: OfferState) =>
  agenda.enterNext({ kind: 'request', subject: offer.id }, requestAppointments(offer), now)

/**
 * Whether the professional can be requested for these shifts, to fill a public offer if one is given, and the days that
 * each refusal is about.
 */
export const sendFacts = (
  context: RequestDeps,
  { lock, months }: RequestParties,
  pending: PendingRequests,
  shifts: readonly Shift[],
  offerToFill?: OfferState,
): { facts: SendFacts; refused: Partial<Record<ErrorCode, LocalDate[]>> } => {
  const alreadyRequested = requestedDates(context, pending)
  const days = shifts
    .map(({ date }) => ({ date, ...requestDay(openStateOf(months, date), alreadyRequested.has(date)) }))
    .sort((a, b) => a.date.localeCompare(b.date))
  const conflicting = conflictingDates(months, shifts)
  const expired = datesAfterExpiry(lock.registeredUntil, shifts)
  const closed = offerToFill ? notFillable(offerToFill, shifts, context.now) : []
  return {
    facts: {
      approved: lock.approved,
      datesPossible: closed.length === 0,
      notBooked: conflicting.length === 0,
      registered: expired.length === 0,
      ...requestDays(days),
    },
    refused: {
      DATE_NOT_OPEN: closed,
      DAY_UNAVAILABLE: days.filter(({ available }) => !available).map(({ date }) => date),
      LOCUM_BOOKED: conflicting,
      LOCUM_REGISTRATION_ENDS: expired,
      DAY_REQUESTED: days.filter(({ notRequested }) => !notRequested).map(({ date }) => date),
    },
  }
}
