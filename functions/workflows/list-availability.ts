import { availabilitiesOf, type CalendarView } from '../../shared/calendar/availability.rules.ts'
import type { Availability } from '../../shared/calendar/availability.schema.ts'
import { monthsBetween } from '../../shared/calendar/calendar.rules.ts'
import type { Page } from '../../shared/kernel/define-contract.ts'
import { addDays, type LocalDate } from '../../shared/kernel/dates.ts'
import { DomainError } from '../../shared/kernel/errors.ts'
import type { CompanyId, UserId } from '../../shared/kernel/ids.ts'
import { calendarRequest } from '../calendars/availability.view.ts'
import type { CalendarsRepository } from '../calendars/calendars.repository.ts'
import type { OffersRepository } from '../offers/offers.repository.ts'
import type { Context } from '../platform/context.ts'

export type ListContext = Context & { calendars: CalendarsRepository; offers: Pick<OffersRepository, 'listPrivate'> }

type Period = { start: LocalDate; end: LocalDate }

/** Requests of practices for days of a period: all for the professional, its own for a practice. */
export const requestsIn = async ({ offers, now }: Pick<ListContext, 'offers' | 'now'>, professional: UserId, { start, end }: Period, companyId?: CompanyId) => {
  const found = await offers.listPrivate(professional, { start, end, companyId })
  return found.flatMap((offer) => calendarRequest(offer, now))
}

const list = async (context: ListContext, professional: UserId, period: Period, companyId?: CompanyId): Promise<Page<Availability>> => {
  // Hours run past midnight: the day after the last says what is free of the last.
  const [months, requests] = await Promise.all([
    context.calendars.listMonths(professional, monthsBetween(period.start, addDays(period.end, 1))),
    requestsIn(context, professional, period, companyId),
  ])
  const viewer: CalendarView['viewer'] = companyId === undefined ? 'professional' : 'practice'
  return { items: availabilitiesOf({ professional, months, ...period, now: context.now, requests, viewer }) }
}

export const listAvailability = async (context: ListContext, { params }: { params: Period }): Promise<Page<Availability>> => {
  const { id } = context.actor.user
  if (!(await context.calendars.readHead(id))) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return list(context, id, { start: params.start, end: params.end })
}

/** Who is not approved is not there. */
export const listAvailabilityForPractice = async (
  context: ListContext,
  { params, query }: { params: Period & { professionalId: UserId }; query: { companyId: CompanyId } },
): Promise<Page<Availability>> => {
  const { professionalId, start, end } = params
  const head = await context.calendars.readHead(professionalId)
  if (!head?.approved) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return list(context, professionalId, { start, end }, query.companyId)
}
