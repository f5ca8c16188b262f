import { weekdayOf, type LocalDate } from './dates.ts'
import { holidayName, type PublicHoliday } from './holidays.ts'

/** The kinds of day with their own rate (SPEC 3). */
export const rateGroups = ['weekdays', 'saturday', 'sundays', 'public_holidays'] as const
export type RateGroup = (typeof rateGroups)[number]

/** One day of a group. */
export const rateGroupLabels: Record<RateGroup, string> = {
  weekdays: 'Weekday',
  saturday: 'Saturday',
  sundays: 'Sunday',
  public_holidays: 'Public holiday',
}

/** All days of a group. */
export const rateGroupPlurals: Record<RateGroup, string> = {
  weekdays: 'Weekdays',
  saturday: 'Saturdays',
  sundays: 'Sundays',
  public_holidays: 'Public holidays',
}

/** A group's label or plural within a sentence, where names of weekdays keep their capital. */
export const rateGroupInSentence = (name: string): string =>
  name.replace('Public', 'public').replace('Weekday', 'weekday')

/** One rate for every kind of day, as in a budget. */
export const flatRates = (rate: string): Record<RateGroup, string> => ({
  weekdays: rate,
  saturday: rate,
  sundays: rate,
  public_holidays: rate,
})

/** From the lowest to the highest of a locum's rates. */
export const budgetOf = (rates: Partial<Record<RateGroup, string>>): [from: string, to: string] => {
  const all = Object.values(rates).map(Number)
  return [String(Math.min(...all)), String(Math.max(...all))]
}

/** A public holiday takes precedence over the day of the week. */
export const rateGroupOf = (date: LocalDate, extraHolidays: readonly PublicHoliday[]): RateGroup => {
  if (holidayName(date, extraHolidays)) return 'public_holidays'
  const weekday = weekdayOf(date)
  return weekday === 0 ? 'sundays' : weekday === 6 ? 'saturday' : 'weekdays'
}
