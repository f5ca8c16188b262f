import type { Company } from '#shared/companies/companies.schema.ts'
import { addDays, type LocalDate, weekdayOf } from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/holidays.ts'
import { isOvernight } from '#shared/kernel/format-shift.ts'
import type { DayCellModel } from '#web/components/calendar/day-cell-model.ts'
import { type DayShift, dayEntryOf, morningEntryOf } from './practice-days.ts'
import { text } from './practice-calendar.text.ts'

/** Whether the practice is closed: only on Sundays and public holidays, and only once it has entered its hours. */
export function isClosed({ working_hours }: Pick<Company, 'working_hours'>, date: LocalDate): boolean {
  if (!working_hours) return false
  const { sundays, public_holidays } = working_hours.extra_hours
  return holidayName(date) ? !public_holidays : weekdayOf(date) === 0 && !sundays
}

/** A night shift also marks the day that it ends on. Requests come first, so that several days are one bar. */
export function practiceDayCell(
  days: ReadonlyMap<LocalDate, readonly DayShift[]>,
  date: LocalDate,
  closed: boolean,
): DayCellModel {
  const nights = (days.get(addDays(date, -1)) ?? []).filter(({ shift }) => isOvernight(shift))
  const entries = [...nights.map(morningEntryOf), ...(days.get(date) ?? []).map(dayEntryOf)]
  if (entries.length > 0) return { entries: entries.toSorted((a, b) => Number(!a.group) - Number(!b.group)) }
  return closed ? { entries: [{ family: 'unavailable', label: text.closed }], off: true } : { entries: [] }
}
