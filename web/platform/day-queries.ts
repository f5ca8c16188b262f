import type { QueryClient } from '@tanstack/react-query'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import { invalidateAfter } from './use-api-mutation.ts'

/** What the days of calendars are kept under: each of another shape, all of them old at once. */
export const dayKeys = {
  ownMonth: (month: string) => ['listAvailability', 'own month', month],
  ownYear: (from: LocalDate) => ['listAvailability', 'own year', from],
  ownPeriod: (start: LocalDate, end: LocalDate) => ['listAvailability', 'own period', start, end],
}

/** Whoever books, asks, cancels or marks days changes offers, bookings and calendars alike. */
export const invalidateDays = (client: QueryClient): Promise<unknown> =>
  invalidateAfter(client, calendarContract.postAvailability)

/** Days that are on their way would overwrite what has just been changed. */
export const stopLoadingDays = (client: QueryClient): Promise<void> =>
  client.cancelQueries({ queryKey: ['listAvailability'] })
