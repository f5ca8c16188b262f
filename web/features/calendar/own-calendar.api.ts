import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { apiFullList, mappedQuery } from '#web/platform/api-query.ts'
import { calendarOf } from '#web/components/calendar/own-calendar.ts'

/** What the signed-in locum posted for the days between two dates. */
export const ownPostings = (start: LocalDate, end: LocalDate) =>
  apiFullList(calendarContract.listAvailability, { params: { start, end } })

/** The signed-in locum's calendar between two dates. */
export const ownCalendarQuery = (start: LocalDate, end: LocalDate) =>
  mappedQuery(ownPostings(start, end), 'calendar', calendarOf)
