import { extraHolidays } from '#web/components/holidays.ts'
import { rateGroupOf } from '#shared/kernel/rate-groups.ts'
import type { Hours, Said } from '#shared/calendar/availability.schema.ts'
import { statusSaid } from '#shared/calendar/posted-status.ts'
import { type LocalDate, minutesOf } from '#shared/kernel/dates.ts'
import type { WorkHours } from '#shared/professionals/professionals.schema.ts'
import type { OwnDay } from '#web/components/calendar/own-calendar.ts'
import { isOvernight } from '#web/components/shift-words.ts'
import type { Draft } from './draft.ts'

/** The hours one usually works on such a day. */
export const usualHours = (date: LocalDate | undefined, hours: WorkHours | undefined): Hours => {
  const usual = hours?.[date ? rateGroupOf(date, extraHolidays()) : 'weekdays']
  return { start_time: usual?.start ?? '08:00', end_time: usual?.end ?? '17:00' }
}

/** What is posted of a day: `postedOn` on the site's days. */
export const saidBefore = ({ posted, start_time, end_time }: OwnDay): Said | undefined =>
  posted === 'none' ? undefined : { status: statusSaid[posted], ...(posted !== 'off' && { start_time, end_time }) }

/** What all have in common; what is in none of them is as one says by oneself. */
const common = <T>(values: readonly T[], otherwise: T): T | undefined => {
  const [value = otherwise, ...others] = new Set(values)
  return others.length === 0 ? value : undefined
}

/**
 * What is said of days at first: what is posted of all of them alike; where nothing is posted, that one is free at
 * one's usual hours.
 */
export function startingFrom(days: readonly OwnDay[], usual: Hours): Draft {
  const said = days.flatMap((day) => saidBefore(day) ?? [])
  return {
    status: common(
      said.map(({ status }) => status),
      'available',
    ),
    start: common(
      said.flatMap(({ start_time }) => start_time ?? []),
      usual.start_time,
    ),
    end: common(
      said.flatMap(({ end_time }) => end_time ?? []),
      usual.end_time,
    ),
    scope: 'day',
  }
}

/** What a draft says of one of its days; nothing of a day that is not posted while nothing was chosen for all. */
export function saidOn(
  { status, start, end }: Pick<Draft, 'status' | 'start' | 'end'>,
  day: OwnDay | undefined,
  usual: Hours,
): Said | undefined {
  const before = day && saidBefore(day)
  const now = status ?? before?.status
  if (!now || now === 'unavailable') return now && { status: now }
  return {
    status: now,
    start_time: start ?? before?.start_time ?? usual.start_time,
    end_time: end ?? before?.end_time ?? usual.end_time,
  }
}

const DAY = 24 * 60
const minutesIn = ({ start_time, end_time }: Hours): number => (minutesOf(end_time) - minutesOf(start_time) + DAY) % DAY

/**
 * Whether a day would get hours that nobody has chosen: those of several days differ, one end of them is set for all,
 * and with the end that a day keeps they make a night of it, or no night any more, or the rest of the day round. A day
 * without hours has no end to keep.
 */
export function hoursUnclear(
  { start, end }: Pick<Draft, 'start' | 'end'>,
  { start_time, end_time }: Said,
  day: OwnDay | undefined,
): boolean {
  if (!start_time || !end_time || (start !== undefined && end !== undefined)) return false
  if (!day?.start_time || !day.end_time) return true
  const [before, now] = [
    { start_time: day.start_time, end_time: day.end_time },
    { start_time, end_time },
  ]
  const longer = minutesIn(now) > minutesIn(before) && minutesIn(now) > DAY - minutesIn(before)
  return isOvernight(before) !== isOvernight(now) || longer
}

/** Whether that is posted of the day already. */
export const isSaid = (said: Said, day: OwnDay | undefined): boolean => {
  const before = day && saidBefore(day)
  return before?.status === said.status && before.start_time === said.start_time && before.end_time === said.end_time
}
