import type { LocalDate } from '#shared/kernel/dates.ts'
import { holidayName as holidayNameAmong, type PublicHoliday } from '#shared/kernel/holidays.ts'
import { announcedHolidays } from '#shared/options/announced-holidays.rules.ts'
import type { HolidaysOption } from '#shared/options/options.schema.ts'
import { useValue, valueStore } from '#web/platform/value-store.ts'

const cached = valueStore<readonly HolidaysOption[]>([])
let announced: readonly PublicHoliday[] = []

/**
 * Caches the announced holidays for every page. Until then only statutory holidays count; the server calculates what is
 * paid.
 */
export const cacheHolidays = (years: readonly HolidaysOption[]): void => {
  announced = announcedHolidays(years)
  cached.set(years)
}

/** What `cacheHolidays` was last called with. */
export const useCachedHolidays = (): readonly HolidaysOption[] => useValue(cached)

/** Public holidays beyond the statutory ones, such as election days. */
export const extraHolidays = (): readonly PublicHoliday[] => announced

/** The name of the public holiday on a date, if it is one. */
export const holidayName = (date: LocalDate): string | undefined => holidayNameAmong(date, announced)
