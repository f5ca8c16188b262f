import type { LocalDate, LocalTime } from '#shared/kernel/dates.ts'
import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import { type RateGroup, rateGroupOf } from '#shared/kernel/rate-groups.ts'
import type { Company } from './companies.schema.ts'

type Hours = { start: LocalTime; end: LocalTime }
type WorkingHours = NonNullable<Company['working_hours']>

/** Opening hours of a kind of day; undefined if closed. */
export const openingOf = (hours: WorkingHours, kind: RateGroup): Hours | undefined =>
  hours.extra_hours[kind] === false ? undefined : hours[kind]

/** Opening hours on a date; undefined if closed. A public holiday takes precedence, as it does for rates. */
export const openingOn = (
  hours: WorkingHours,
  date: LocalDate,
  extraHolidays: readonly PublicHoliday[],
): Hours | undefined => openingOf(hours, rateGroupOf(date, extraHolidays))

/** SPEC 9: the operations step's initial hours. */
export const defaultOpeningHours = {
  weekdays: { start: '08:00', end: '18:00' },
  saturday: { start: '09:00', end: '13:00' },
  extra_hours: { sundays: true, public_holidays: false },
  sundays: { start: '09:00', end: '13:00' },
  public_holidays: { start: '09:00', end: '13:00' },
} as const
