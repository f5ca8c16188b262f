import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import { isOvernight } from '#shared/kernel/format-shift.ts'
import type { DayCellModel } from '#web/components/calendar/day-cell-model.ts'
import { type DayShift, dayEntryOf, morningEntryOf } from './practice-days.ts'
import { text } from './practice-calendar.text.ts'

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
