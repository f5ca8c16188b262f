import { addDays, type LocalDate, MAX_PERIOD_DAYS, monthOf, monthRange, MAX_DAYS } from '#shared/kernel/dates.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { lastDayOf, weekOf } from '#web/components/calendar/month-days.ts'
import type { CalendarView } from '#web/components/calendar/use-calendar-navigation.ts'
import { practiceBookings } from '#web/features/bookings/bookings.api.ts'
import { companyOffers } from '#web/features/offers/practice/practice-offers.api.ts'

/** Months that the agenda shows at first. */
export const INITIAL_MONTHS = 2

/** The days that a view shows: a month, a week with the night before it, or the days from today on. */
export function periodOf({ view, date, today }: CalendarView, months = INITIAL_MONTHS) {
  const [monday = date] = weekOf(date)
  if (view === 'month') return { start: `${monthOf(date)}-01`, end: lastDayOf(monthOf(date)) }
  if (view === 'week') return { start: addDays(monday, -1), end: addDays(monday, 6) }
  return { start: today, end: lastDayOf(monthRange(monthOf(today), months).at(-1) ?? monthOf(today)) }
}

/**
 * Lists go by the last day of an offer: one with days in the period ends at most the longest span of an offer later.
 * No list may cover more than a year.
 */
export const lastQueriedDay = (start: LocalDate, end: LocalDate): LocalDate =>
  [addDays(end, MAX_DAYS), addDays(start, MAX_PERIOD_DAYS)].sort()[0] as LocalDate

/** A practice's offers, requests and bookings with days in a period. */
export function periodLists(companyId: CompanyId, { start, end }: { start: LocalDate; end: LocalDate }) {
  const until = lastQueriedDay(start, end)
  return { offers: companyOffers(companyId, start, until), bookings: practiceBookings(companyId, start, until) }
}
