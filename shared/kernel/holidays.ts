import { compareStrings } from './compare.ts'
import { addDays, weekdayOf, type LocalDate } from './dates.ts'

export type PublicHoliday = { date: LocalDate; name: string }

/** Easter Sunday by the anonymous Gregorian computus. */
const easterSunday = (year: number): LocalDate => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const fixed: readonly (readonly [monthDay: string, name: string])[] = [
  ['01-01', 'New Year’s Day'],
  ['03-21', 'Human Rights Day'],
  ['04-27', 'Freedom Day'],
  ['05-01', 'Workers’ Day'],
  ['06-16', 'Youth Day'],
  ['08-09', 'National Women’s Day'],
  ['09-24', 'Heritage Day'],
  ['12-16', 'Day of Reconciliation'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Day of Goodwill'],
]

/** The twelve statutory holidays and the Monday after each that falls on a Sunday (Public Holidays Act 36 of 1994). */
export const publicHolidays = (year: number): PublicHoliday[] => {
  const easter = easterSunday(year)
  const statutory = [
    ...fixed.map(([monthDay, name]) => ({ date: `${year}-${monthDay}`, name })),
    { date: addDays(easter, -2), name: 'Good Friday' },
    { date: addDays(easter, 1), name: 'Family Day' },
  ]
  const taken = new Set(statutory.map(({ date }) => date))
  const mondays = statutory
    .filter(({ date }) => weekdayOf(date) === 0 && !taken.has(addDays(date, 1)))
    .map(({ date, name }) => ({ date: addDays(date, 1), name: `${name} observed` }))
  return [...statutory, ...mondays].sort((a, b) => compareStrings(a.date, b.date))
}

const byYear = new Map<number, Map<LocalDate, string>>()

/** The name of the public holiday on a date, if any. `extra` are ad-hoc days from the options, such as elections. */
export const holidayName = (date: LocalDate, extra: readonly PublicHoliday[] = []): string | undefined => {
  const year = Number(date.slice(0, 4))
  const known = byYear.get(year) ?? new Map(publicHolidays(year).map((holiday) => [holiday.date, holiday.name]))
  byYear.set(year, known)
  return known.get(date) ?? extra.find((holiday) => holiday.date === date)?.name
}
