import type { LocalDate } from '#shared/kernel/dates.ts'
import { holidayName, type PublicHoliday } from '#shared/kernel/holidays.ts'
import type { HolidaysOption } from './options.schema.ts'

/** From last year, for past bookings, to the year after next: days can be posted twelve months ahead. */
export const holidayYears = (today: LocalDate): string[] =>
  [-1, 0, 1, 2].map((offset) => String(Number(today.slice(0, 4)) + offset))

/** Public holidays besides the statutory ones, such as election days. */
export const announcedHolidays = (years: readonly HolidaysOption[]): PublicHoliday[] =>
  years.flatMap(({ subs }) => subs).filter(({ date }) => holidayName(date) === undefined)
