import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import { addDays, type LocalDate, MAX_DAYS_AHEAD } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { sundayOf, weeksWith } from '#web/components/calendar/month-days.ts'
import { candidateIn } from '#web/components/status/request-status.ts'
import { apiFullList, mappedQuery } from '#web/platform/api-query.ts'
import { calendarOf } from '#web/components/calendar/own-calendar.ts'

/** What the signed-in locum posted for the days between two dates. */
export const ownPostings = (start: LocalDate, end: LocalDate) =>
  apiFullList(calendarContract.listAvailability, { params: { start, end } })

/** The signed-in locum's calendar between two dates. */
export const ownCalendarQuery = (start: LocalDate, end: LocalDate) =>
  mappedQuery(ownPostings(start, end), 'calendar', calendarOf)

/** On the open days of an offer; an overnight shift ends on the next day. */
export const ownCalendarFor = ({ available_dates: open, date, end_date }: Offer) =>
  ownCalendarQuery(open[0] ?? date, addDays(open.at(-1) ?? end_date, 1))

/** On the days of the offers near the locum. */
export const ownCalendarAhead = (today: LocalDate) => ownCalendarQuery(today, addDays(today, MAX_DAYS_AHEAD))

/** In the weeks of a request. */
export function ownCalendarAround(offer: Offer) {
  const { live_dates } = candidateIn(offer)
  const mondays = weeksWith(live_dates.length > 0 ? live_dates : [offer.date])
  return ownCalendarQuery(mondays[0] ?? offer.date, sundayOf(mondays.at(-1) ?? offer.date))
}
