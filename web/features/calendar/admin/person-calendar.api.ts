import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import { addDays, type LocalDate, MAX_PERIOD_DAYS } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { apiList } from '#web/platform/api-query.ts'

/** A locum's calendar for a year from a day on. */
export const availabilityOfLocum = (userId: UserId, from: LocalDate) =>
  apiList(calendarContract.listAvailabilityOfLocum, {
    params: { userId, start: from, end: addDays(from, MAX_PERIOD_DAYS) },
  })
