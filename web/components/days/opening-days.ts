import type { Company } from '#shared/companies/companies.schema.ts'
import { openingOf, openingOn } from '#shared/companies/opening-hours.rules.ts'
import { type LocalDate, minutesOf, timeOf } from '#shared/kernel/dates.ts'
import type { RateGroup } from '#shared/kernel/rate-groups.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { extraHolidays } from './holidays.ts'

type Practice = Pick<Company, 'working_hours'>

/** Minutes between the times of shifts; opening hours are in steps of five. */
const STEP = 15

/** Whether a practice is closed on a day; never before it has entered its opening hours. */
export const isClosed = ({ working_hours }: Practice, date: LocalDate): boolean =>
  working_hours !== undefined && openingOn(working_hours, date, extraHolidays()) === undefined

/** The hours of a shift that covers a practice's opening hours; undefined if it is closed, or open around the clock. */
export function openingShift({ working_hours }: Practice, kind: RateGroup): Omit<Shift, 'date'> | undefined {
  const opening = working_hours && openingOf(working_hours, kind)
  if (!opening) return undefined
  const start_time = timeOf(Math.floor(minutesOf(opening.start) / STEP) * STEP)
  const end_time = timeOf(Math.ceil(minutesOf(opening.end) / STEP) * STEP)
  return start_time === end_time ? undefined : { start_time, end_time }
}

/** `You are closed on Sun 6 Dec.`; empty if the practice is open on all of the dates. */
export function formatClosed(practice: Practice, dates: readonly LocalDate[]): string {
  const closed = dates.filter((date) => isClosed(practice, date))
  return closed.length > 0 ? `You are closed on ${formatDays(closed)}.` : ''
}
