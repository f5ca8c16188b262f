import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { apiFullList, mappedQuery } from '#web/platform/api-query.ts'
import { calendarOf } from '#web/components/calendar/own-calendar.ts'

/** The signed-in locum's calendar between two dates. */
export const ownCalendarQuery = (start: LocalDate, end: LocalDate) =>
  mappedQuery(apiFullList(calendarContract.listAvailability, { params: { start, end } }), 'calendar', calendarOf)
