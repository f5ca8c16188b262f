import { useSyncExternalStore } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { holidayName as holidayNameAmong, type PublicHoliday } from '#shared/kernel/holidays.ts'
import { announcedHolidays } from '#shared/options/announced-holidays.rules.ts'
import type { HolidaysOption } from '#shared/options/options.schema.ts'

let cached: readonly HolidaysOption[] = []
let announced: readonly PublicHoliday[] = []
const listeners = new Set<() => void>()

/**
 * Caches the announced holidays for every page. Until then only statutory holidays count; the server calculates what is
 * paid.
 */
export const cacheHolidays = (years: readonly HolidaysOption[]): void => {
  cached = years
  announced = announcedHolidays(years)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What `cacheHolidays` was last called with. */
export const useCachedHolidays = (): readonly HolidaysOption[] => useSyncExternalStore(subscribe, () => cached)

/** Public holidays beyond the statutory ones, such as election days. */
export const extraHolidays = (): readonly PublicHoliday[] => announced

/** The name of the public holiday on a date, if it is one. */
export const holidayName = (date: LocalDate): string | undefined => holidayNameAmong(date, announced)
