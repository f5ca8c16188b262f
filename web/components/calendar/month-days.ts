import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import { holidayName } from '#web/components/days/holidays.ts'
import { addDays, dayOfMonth, daysBetween, type LocalDate, monthOf, weekdayOf } from '#shared/kernel/dates.ts'

/** The days from one to another, in either direction. */
export function daysFromTo(a: LocalDate, b: LocalDate): LocalDate[] {
  const [first, last] = [a, b].sort() as [LocalDate, LocalDate]
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at))
}

/** The first day of a date’s week. */
export const mondayOf = (date: LocalDate): LocalDate => addDays(date, -((weekdayOf(date) + 6) % 7))

/** The days of a date’s week, from Monday. */
export function weekOf(date: LocalDate): LocalDate[] {
  const monday = mondayOf(date)
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at))
}

/** The same day of another month, or that month's last. */
export function monthsAway(date: LocalDate, months: number): LocalDate {
  const [year, month] = date.split('-').map(Number) as [number, number, number]
  const count = year * 12 + month - 1 + months
  const target = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  const next = `${Math.floor((count + 1) / 12)}-${String(((count + 1) % 12) + 1).padStart(2, '0')}-01`
  const lastDay = dayOfMonth(addDays(next, -1))
  return `${target}-${String(Math.min(dayOfMonth(date), lastDay)).padStart(2, '0')}`
}

/** The public holidays among some days. */
export const holidaysAmongDays = (days: readonly LocalDate[]): PublicHoliday[] =>
  days.flatMap((date) => {
    const name = holidayName(date)
    return name ? [{ date, name }] : []
  })

/** The last day of a month. */
export const lastDayOfMonth = (month: string): LocalDate => addDays(monthsAway(`${month}-01`, 1), -1)

/** The day that a month opens on: today, or its first. */
export const openingDay = (month: string, today: LocalDate): LocalDate =>
  monthOf(today) === month ? today : `${month}-01`

/** Where a key moves the cursor in a calendar grid. */
export function moveCursor(date: LocalDate, key: string): LocalDate | undefined {
  const toMonday = (weekdayOf(date) + 6) % 7
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -toMonday)
    case 'End':
      return addDays(date, 6 - toMonday)
    case 'PageUp':
      return monthsAway(date, -1)
    case 'PageDown':
      return monthsAway(date, 1)
    default:
      return undefined
  }
}

/** The Monday of each week with one of the days. */
export const weeksWith = (dates: readonly LocalDate[]): LocalDate[] => [...new Set(dates.map(mondayOf))].sort()

export const sundayOf = (monday: LocalDate): LocalDate => addDays(monday, 6)
