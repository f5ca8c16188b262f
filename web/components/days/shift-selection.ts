import {
  formatFormDate,
  type LocalDate,
  type LocalTime,
  MAX_DAYS,
  dateRangeProblem,
  parseFormDate,
} from '#shared/kernel/dates.ts'
import { commonHours } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { paths } from '#shared/kernel/paths.ts'

interface Need {
  profession: string
  practice_region: { province: string; region: string }
}

/** The address of a search for locums for these shifts. */
export function searchLinkFor({ profession, practice_region: { province, region } }: Need, shifts: readonly Shift[]) {
  const selection = shiftSelectionParams({ dates: shifts.map(({ date }) => date), ...commonHours(shifts) })
  return paths.practice.searchFor({ profession, location: `${province},${region}`, ...selection })
}

/** The days and hours of a search, as kept in the addresses of the search and of a locum’s page. */
export interface ShiftSelection {
  dates: LocalDate[]
  start_time: LocalTime
  end_time: LocalTime
}

export const usualHours = { start_time: '08:00', end_time: '17:00' }

// Checked by hand, so that these pages don’t load the schema library.
const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && parseFormDate(formatFormDate(text)) !== undefined
const isTime = (text: string | undefined): text is LocalTime => /^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '')

/** `?dates=2026-12-07,2026-12-08&hours=08:00-17:00`; invalid and past dates are left out. */
export function readShiftSelection(params: URLSearchParams, today: LocalDate): ShiftSelection {
  const dates = (params.get('dates') ?? '').split(',').filter((date) => isDate(date) && !dateRangeProblem(date, today))
  const [start_time, end_time] = (params.get('hours') ?? '').split('-')
  const hours =
    isTime(start_time) && isTime(end_time) && start_time !== end_time ? { start_time, end_time } : usualHours
  return { dates: [...new Set(dates)].toSorted().slice(0, MAX_DAYS), ...hours }
}

/** The reverse of reading; hours are left out if they are the usual ones or vary by day. */
export function shiftSelectionParams({
  dates,
  start_time = usualHours.start_time,
  end_time = usualHours.end_time,
}: Pick<ShiftSelection, 'dates'> & Partial<ShiftSelection>): Record<string, string> {
  const hours = `${start_time}-${end_time}`
  return {
    ...(dates.length > 0 && { dates: dates.join(',') }),
    ...(hours !== `${usualHours.start_time}-${usualHours.end_time}` && { hours }),
  }
}
