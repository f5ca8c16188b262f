import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { Availability } from '#shared/calendar/availability.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { readWhole } from './api-query.ts'

/** One's own calendar between two dates. */
export const ownDays = (start: LocalDate, end: LocalDate): Promise<Availability[]> =>
  readWhole(calendarContract.listAvailability, { params: { start, end } })
