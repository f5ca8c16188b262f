import { addDays, dayOfMonth, type LocalDate, monthName, monthOf, weekdayOf } from '#shared/kernel/dates.ts'
import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import { formatMonth } from '#shared/kernel/format-month.ts'
import { holidaysAmongDays, mondayOf, openingDay, weekOf } from './month-days.ts'

/** The Mondays from one to another. */
export function mondaysBetween(first: LocalDate, last: LocalDate): LocalDate[] {
  const mondays: LocalDate[] = []
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7)) mondays.push(monday)
  return mondays
}

/** `December 2026`, `Nov – Dec 2026` or `Dec 2026 – Jan 2027` */
export function formatMonths(first: LocalDate, last: LocalDate): string {
  if (monthOf(first) === monthOf(last)) return formatMonth(first)
  const [from, to] = [first.slice(0, 4), last.slice(0, 4)]
  return `${monthName(first)}${from === to ? '' : ` ${from}`} – ${monthName(last)} ${to}`
}

const PICKER_WEEKS = 6

/** The weeks of a picker: from the one that a month begins in, in the present month from the current one. */
export const pickerWeeks = (month: string, today: LocalDate): LocalDate[] => {
  const first = mondayOf(openingDay(month, today))
  return mondaysBetween(first, addDays(first, 7 * (PICKER_WEEKS - 1)))
}

export const pickerDays = (month: string, today: LocalDate): LocalDate[] => pickerWeeks(month, today).flatMap(weekOf)

/** The months that a picker shows days of. */
export const pickerMonths = (month: string, today: LocalDate): string[] => [
  ...new Set(pickerDays(month, today).map(monthOf)),
]

export const pickerHolidays = (month: string, today: LocalDate): PublicHoliday[] =>
  holidaysAmongDays(pickerDays(month, today))

/** The weeks before the first one shown, back to the beginning of a month. */
export const weeksBefore = (first: LocalDate): { from: LocalDate; to: LocalDate } => {
  const to = addDays(first, -1)
  return { from: `${monthOf(to)}-01`, to }
}

/** What marks the beginning of a month: its tag, and the stepped line above its first week and before its first day. */
export const monthMark = (date: LocalDate): { begins: boolean; above: boolean; before: boolean } => ({
  begins: dayOfMonth(date) === 1,
  above: dayOfMonth(date) <= 7,
  before: dayOfMonth(date) === 1 && weekdayOf(date) !== 1,
})

/** Whether the number of a day also needs its month: the last of a month, beside the first of the next. */
export const endsMonth = (date: LocalDate): boolean => dayOfMonth(addDays(date, 1)) === 1 && weekdayOf(date) !== 0
