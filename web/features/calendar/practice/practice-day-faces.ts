import type { Company } from '#shared/companies/companies.schema.ts'
import { type LocalDate, weekdayOf } from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/holidays.ts'
import type { DayCellModel } from '#web/components/calendar/day-cell-model.ts'
import { type DayShift, dayEntryOf } from './practice-days.ts'
import { text } from './practice-calendar.text.ts'

/** Whether the practice is closed: only on Sundays and public holidays, and only once it has entered its hours. */
export function isClosed({ working_hours }: Pick<Company, 'working_hours'>, date: LocalDate): boolean {
  if (!working_hours) return false
  const { sundays, public_holidays } = working_hours.extra_hours
  return holidayName(date) ? !public_holidays : weekdayOf(date) === 0 && !sundays
}

export function dayCellOf(shifts: readonly DayShift[], closed: boolean): DayCellModel {
  if (shifts.length > 0) return { entries: shifts.map(dayEntryOf) }
  return closed ? { entries: [{ family: 'unavailable', label: text.closed }], off: true } : { entries: [] }
}
