import { holidayName, type PublicHoliday } from '#shared/kernel/holidays.ts'
import type { HolidaysOption } from './options.schema.ts'

/** Public holidays besides the statutory ones, such as election days. */
export const announcedHolidays = (years: readonly HolidaysOption[]): PublicHoliday[] =>
  years.flatMap(({ subs }) => subs).filter(({ date }) => holidayName(date) === undefined)
