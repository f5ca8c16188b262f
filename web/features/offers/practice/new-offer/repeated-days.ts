import { compareStrings } from '#shared/kernel/compare.ts'
import { addDays, type Instant, type LocalDate, weekdayOf } from '#shared/kernel/dates.ts'
import { hasBegun } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { OfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import { mondayOf } from '#web/components/calendar/month-days.ts'

/** The same shifts as many weeks later as it takes for all of them to be ahead; weekdays stay. */
export function nextPossibleWeeks(shifts: readonly Shift[], now: Instant): Shift[] {
  const later = shifts.map((shift) => ({ ...shift, date: addDays(shift.date, 7) }))
  return shifts.some((shift) => hasBegun(shift, now)) ? nextPossibleWeeks(later, now) : [...shifts]
}

/** The shifts of a template in the first week, Monday to Sunday, in which all of them are ahead. */
export function shiftsFromTemplate(shifts: OfferTemplate['shifts'], now: Instant, today: LocalDate): Shift[] {
  const monday = mondayOf(today)
  const days = shifts.map(({ weekday, ...hours }) => ({ date: addDays(monday, (weekday + 6) % 7), ...hours }))
  return nextPossibleWeeks(days, now).toSorted((a, b) => compareStrings(a.date, b.date))
}

/** The weekdays of an offer's days with their hours; of a weekday that is there twice, the first. */
export function toTemplateShifts(days: readonly Shift[]): OfferTemplate['shifts'] {
  const shifts = days.map(({ date, start_time, end_time }) => ({ weekday: weekdayOf(date), start_time, end_time }))
  return [...Map.groupBy(shifts, ({ weekday }) => weekday).values()].flatMap(([first]) => first ?? [])
}

export interface RepeatPattern {
  /** 0 is Sunday. */
  weekdays: readonly number[]
  /** Every week, or every second one. */
  weekInterval: 1 | 2
  start: LocalDate
  /** How many days it covers, from the start on. */
  span: number
}

/** The days of a pattern; every second week counts from the week, Monday to Sunday, in which it starts. */
export function patternDates({ weekdays, weekInterval, start, span }: RepeatPattern): LocalDate[] {
  const offset = (weekdayOf(start) + 6) % 7
  return Array.from({ length: span }, (_, day) => day)
    .filter((day) => Math.floor((day + offset) / 7) % weekInterval === 0)
    .map((day) => addDays(start, day))
    .filter((date) => weekdays.includes(weekdayOf(date)))
}
