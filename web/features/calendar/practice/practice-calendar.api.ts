import { addDays, type LocalDate, MAX_PERIOD_DAYS, monthOf, monthRange, MAX_DAYS } from '#shared/kernel/dates.ts'
import { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { offersContract } from '#shared/offers/offers.contract.ts'
import { lastDayOfMonth, monthsAway, weekOf } from '#web/components/calendar/month-days.ts'
import { monthsBetween } from '#shared/calendar/calendar.rules.ts'
import { type CalendarPosition, calendarViewIn } from '#web/features/calendar/use-calendar-navigation.ts'
import { monthsInView } from '#web/features/calendar/use-roll.ts'
import { apiFullList } from '#web/platform/api-query.ts'
import { isTablet } from '#web/platform/media.ts'

/** Months that the agenda shows at first. */
export const INITIAL_MONTHS = 2

interface Period {
  start: LocalDate
  end: LocalDate
}

/**
 * The days that a view shows: the months in view and that of the day, which may be far from them; a week with the night
 * before it; or the days from today on, for some months ahead.
 */
export function periodOf(
  { view, date, today, top }: CalendarPosition,
  { inView = monthsInView(top), ahead = INITIAL_MONTHS }: { inView?: readonly string[]; ahead?: number } = {},
): Period {
  const [monday = date] = weekOf(date)
  if (view === 'week') return { start: addDays(monday, -1), end: addDays(monday, 6) }
  const months = view === 'month' ? [...inView, monthOf(date)].sort() : monthRange(monthOf(today), ahead)
  const end = lastDayOfMonth(months.at(-1) as string)
  return { start: view === 'month' ? `${months[0]}-01` : today, end }
}

/**
 * Lists go by the last day of an offer: one with days in the period ends at most the longest span of an offer later.
 * No list may cover more than a year.
 */
export const lastQueriedDay = (start: LocalDate, end: LocalDate): LocalDate =>
  [addDays(end, MAX_DAYS), addDays(start, MAX_PERIOD_DAYS)].sort()[0] as LocalDate

const PART_MONTHS = 3

/** The parts that a period is loaded in: quarters from this month on, so that rolling on reads nothing twice. */
export function partsOf({ start, end }: Period, today: LocalDate): Period[] {
  const here = `${monthOf(today)}-01`
  const first = monthsBetween(here < start ? here : start, here < start ? start : here).length - 1
  const offset = Math.floor((here < start ? first : -first) / PART_MONTHS) * PART_MONTHS
  const parts: Period[] = []
  for (let from = monthsAway(here, offset); from <= end; from = monthsAway(from, PART_MONTHS))
    parts.push({ start: from, end: addDays(monthsAway(from, PART_MONTHS), -1) })
  return parts
}

/** A practice's offers, requests and bookings with days in a part. */
export function partLists(companyId: CompanyId, { start, end }: Period) {
  const period = { start, end: lastQueriedDay(start, end) }
  return {
    offers: apiFullList(offersContract.listCompanyOffers, { params: { id: companyId, ...period } }),
    bookings: apiFullList(bookingsContract.listPracticeBookings, { params: { companyId, ...period } }),
  }
}

/** What a view loads at first. */
export function calendarLists(companyId: CompanyId, search: URLSearchParams) {
  const view = calendarViewIn(search, isTablet())
  return partsOf(periodOf(view), view.today).flatMap((part) => Object.values(partLists(companyId, part)))
}
