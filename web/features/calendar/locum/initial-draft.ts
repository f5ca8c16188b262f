import { extraHolidays } from '#web/components/days/holidays.ts'
import { rateGroupOf } from '#shared/kernel/rate-groups.ts'
import type { Hours, DayAvailability } from '#shared/calendar/availability.schema.ts'
import { type LocalDate, minutesOf } from '#shared/kernel/dates.ts'
import type { WorkHours } from '#shared/professionals/professionals.schema.ts'
import type { OwnDay } from '#web/components/calendar/own-calendar.ts'
import { isOvernight } from '#shared/kernel/format-shift.ts'
import type { Draft } from './draft.ts'

/** The locum's usual hours on this kind of day. */
export const usualHours = (date: LocalDate | undefined, hours: WorkHours | undefined): Hours => {
  const usual = hours?.[date ? rateGroupOf(date, extraHolidays()) : 'weekdays']
  return { start_time: usual?.start ?? '08:00', end_time: usual?.end ?? '17:00' }
}

/** The availability posted for a day; the site's version of `postedOn`. */
export const currentAvailability = ({ posted, start_time, end_time }: OwnDay): DayAvailability | undefined =>
  posted === 'none' ? undefined : { status: posted, ...(posted !== 'unavailable' && { start_time, end_time }) }

/** The value that all share, `otherwise` if there are none, undefined if they differ. */
const sharedValue = <T>(values: readonly T[], otherwise: T): T | undefined => {
  const [value = otherwise, ...others] = new Set(values)
  return others.length === 0 ? value : undefined
}

/** The initial draft: what the days have in common, or Available at the usual hours if nothing is posted. */
export function initialDraft(days: readonly OwnDay[], usual: Hours): Draft {
  const availability = days.flatMap((day) => currentAvailability(day) ?? [])
  return {
    status: sharedValue(
      availability.map(({ status }) => status),
      'available',
    ),
    start: sharedValue(
      availability.flatMap(({ start_time }) => start_time ?? []),
      usual.start_time,
    ),
    end: sharedValue(
      availability.flatMap(({ end_time }) => end_time ?? []),
      usual.end_time,
    ),
    scope: 'day',
  }
}

/** The availability that a draft gives a day; undefined if the day has none and no status was chosen. */
export function availabilityOn(
  { status, start, end }: Pick<Draft, 'status' | 'start' | 'end'>,
  day: OwnDay | undefined,
  usual: Hours,
): DayAvailability | undefined {
  const before = day && currentAvailability(day)
  const now = status ?? before?.status
  if (!now || now === 'unavailable') return now && { status: now }
  return {
    status: now,
    start_time: start ?? before?.start_time ?? usual.start_time,
    end_time: end ?? before?.end_time ?? usual.end_time,
  }
}

const DAY = 24 * 60
const durationMinutes = ({ start_time, end_time }: Hours): number =>
  (minutesOf(end_time) - minutesOf(start_time) + DAY) % DAY

/**
 * Whether a new start or end, combined with the day's other time, makes it overnight or no longer overnight, or inverts
 * the hours. Without hours of its own, a day needs both times.
 */
export function needsBothTimes(
  { start, end }: Pick<Draft, 'start' | 'end'>,
  { start_time, end_time }: DayAvailability,
  day: OwnDay | undefined,
): boolean {
  if (!start_time || !end_time || (start !== undefined && end !== undefined)) return false
  if (!day?.start_time || !day.end_time) return true
  const [before, now] = [
    { start_time: day.start_time, end_time: day.end_time },
    { start_time, end_time },
  ]
  const longer = durationMinutes(now) > durationMinutes(before) && durationMinutes(now) > DAY - durationMinutes(before)
  return isOvernight(before) !== isOvernight(now) || longer
}

/** Whether the day already has this availability. */
export const isUnchanged = (availability: DayAvailability, day: OwnDay | undefined): boolean => {
  const before = day && currentAvailability(day)
  return (
    before?.status === availability.status &&
    before.start_time === availability.start_time &&
    before.end_time === availability.end_time
  )
}
