import { addDays, type LocalDate, weekdayOf } from '#shared/kernel/dates.ts'
import { publicHolidays } from '#shared/kernel/holidays.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { OptionRow } from '#shared/options/option-lists.schema.ts'

export const holidayPlace = { list: 'public-holidays' } as const

export interface HolidayRow {
  date: LocalDate
  name: string
  /** What makes it one: the law, its rule for a Sunday, or an announcement. */
  basis: 'law' | 'monday' | 'announced'
  announced?: OptionRow<'public-holidays'>
}

const MONDAY = 1

/** The days of a year by law, and those announced besides. */
export function holidaysOf(year: string, announced: readonly OptionRow<'public-holidays'>[]): HolidayRow[] {
  const statutory = publicHolidays(Number(year))
  const isHoliday = (date: LocalDate) => statutory.some((one) => one.date === date)
  const byLaw = statutory.map(({ date, name }): HolidayRow => {
    const isMonday = weekdayOf(date) === MONDAY && isHoliday(addDays(date, -1)) && name.endsWith(' observed')
    return { date, name, basis: isMonday ? 'monday' : 'law' }
  })
  const added = announced
    .filter(({ code }) => code.startsWith(`${year}-`))
    .map((row): HolidayRow => ({ date: row.code, name: row.name, basis: 'announced', announced: row }))
  return [...byLaw, ...added].sort((a, b) => compareStrings(a.date, b.date))
}
