import { weekdayOf, type LocalDate, type LocalTime } from '#shared/kernel/dates.ts'
import { holidayName, type PublicHoliday } from '#shared/kernel/holidays.ts'
import type { Company } from './companies.schema.ts'

type Hours = { start: LocalTime; end: LocalTime }
type WorkingHours = NonNullable<Company['working_hours']>

/** Opening hours on a date; undefined if closed. A public holiday takes precedence, as it does for rates. */
export const openingOn = (
  { weekdays, saturday, extra_hours, sundays, public_holidays }: WorkingHours,
  date: LocalDate,
  extraHolidays: readonly PublicHoliday[],
): Hours | undefined => {
  if (holidayName(date, extraHolidays)) return extra_hours.public_holidays ? public_holidays : undefined
  if (weekdayOf(date) === 0) return extra_hours.sundays ? sundays : undefined
  return weekdayOf(date) === 6 ? saturday : weekdays
}

/** SPEC 9: the operations step's initial hours. */
export const defaultOpeningHours = {
  weekdays: { start: '08:00', end: '18:00' },
  saturday: { start: '09:00', end: '13:00' },
  extra_hours: { sundays: true, public_holidays: false },
  sundays: { start: '09:00', end: '13:00' },
  public_holidays: { start: '09:00', end: '13:00' },
} as const
