import { availabilitiesOf, type CalendarView } from '#shared/calendar/availability.rules.ts'
import type { Availability } from '#shared/calendar/availability.schema.ts'
import { monthsBetween } from '#shared/calendar/calendar.rules.ts'
import type { Page } from '#shared/kernel/define-contract.ts'
import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { calendarRequest } from '#functions/stores/availability.view.ts'
import type { CalendarsRepository, MonthVersions } from '#functions/stores/calendars.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { withinPage } from '#functions/platform/dynamo/query-page.ts'

export type ListContext = Context & { calendars: CalendarsRepository; offers: Pick<OffersRepository, 'listPrivate'> }

type Period = { start: LocalDate; end: LocalDate }
type PageToken = { NextToken?: LocalDate | undefined }

/** Booking requests for days of a period: all of them for the professional, only its own for a practice. */
export const requestsInPeriod = async (
  { offers, now }: Pick<ListContext, 'offers' | 'now'>,
  professional: UserId,
  { start, end }: Period,
  companyId?: CompanyId,
) => {
  const found = await offers.listPrivate(professional, { start, end, companyId })
  return found.flatMap((offer) => calendarRequest(offer, now))
}

/**
 * A year of postings usually fits on one page. Each posting repeats its requests in full, so long requests can need
 * more.
 */
const pageOf = (found: readonly Availability[], after: LocalDate | undefined): Page<Availability> => {
  const left = found.filter(({ date }) => after === undefined || date > after)
  const items = withinPage(left, left.length)
  return { items, nextToken: items.length < left.length ? items.at(-1)?.date : undefined }
}

type PagedCalendar = {
  professional: UserId
  period: Period
  companyId?: CompanyId
  /** How new it is at least: for whoever may just have changed it. */
  versions?: MonthVersions | undefined
}

/** A page of a calendar as the professional or a practice sees it. */
export const calendarPage = async (
  context: ListContext,
  { professional, period, companyId, versions }: PagedCalendar,
  { NextToken }: PageToken,
): Promise<Page<Availability>> => {
  const party: CalendarView['party'] = companyId === undefined ? 'professional' : 'practice'
  // Shifts may end after midnight, so the last day also needs the day after it.
  const [months, requests] = await Promise.all([
    context.calendars.listMonths(professional, monthsBetween(period.start, addDays(period.end, 1)), versions),
    requestsInPeriod(context, professional, period, companyId),
  ])
  return pageOf(availabilitiesOf({ professional, months, ...period, now: context.now, requests, party }), NextToken)
}
