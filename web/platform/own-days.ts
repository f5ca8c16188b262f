import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { Availability } from '#shared/calendar/availability.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { call } from './api-client.ts'
import { requestFailed } from './error-catalogue.ts'
import { everyPage } from './every-page.ts'

/** One's own calendar between two dates. */
export const ownDays = (start: LocalDate, end: LocalDate): Promise<Availability[]> =>
  everyPage((NextToken) =>
    call(
      calendarContract.listAvailability,
      { params: { start, end }, query: { NextToken } },
      { failure: requestFailed.loadAvailability },
    ),
  )
