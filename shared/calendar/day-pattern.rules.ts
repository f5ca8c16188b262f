import { addDays, daysBetween, weekdayOf, type LocalDate } from '#shared/kernel/dates.ts'
import type { DayPattern } from './availability.schema.ts'

/** The days of a pattern, in order. */
export const datesOfPattern = ({ date, end_date = date, weekdays, except = [] }: DayPattern): LocalDate[] => {
  const left = new Set(except)
  return Array.from({ length: daysBetween(date, end_date) + 1 }, (_, day) => addDays(date, day)).filter(
    (day) => !left.has(day) && (weekdays?.includes(weekdayOf(day)) ?? true),
  )
}
