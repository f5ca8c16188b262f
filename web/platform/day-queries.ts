import type { QueryClient } from '@tanstack/react-query'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'

/** What the days of calendars are kept under: each of another shape, all of them old at once. */
export const dayKeys = {
  ownMonth: (month: string) => ['availability', 'own month', month],
  ownYear: (from: LocalDate) => ['availability', 'own year', from],
  ownPeriod: (start: LocalDate, end: LocalDate) => ['availability', 'own period', start, end],
  asPracticeSees: (professionalId: UserId, companyId: CompanyId, month: string) => [
    'availability',
    'as a practice sees',
    professionalId,
    companyId,
    month,
  ],
}

/** Whoever books, asks, cancels or marks days changes offers, bookings and calendars alike. */
export const invalidateDays = (client: QueryClient): Promise<unknown> =>
  Promise.all(['offers', 'bookings', 'availability'].map((first) => client.invalidateQueries({ queryKey: [first] })))

/** Days that are on their way would overwrite what has just been changed. */
export const stopLoadingDays = (client: QueryClient): Promise<void> =>
  client.cancelQueries({ queryKey: ['availability'] })
