import { addDays, hasCome, minutesOf, type Instant, type LocalDate } from './dates.ts'
import type { RequestDate } from './shift.schema.ts'

/** The end of a day, in minutes after its beginning. */
export const MIDNIGHT = 24 * 60

/** The day on which a shift ends. One that ends at midnight ends with the day it began on. */
export const lastDayOf = ({ date, start_time, end_time }: RequestDate): LocalDate =>
  end_time > start_time || end_time === '00:00' ? date : addDays(date, 1)

/**
 * SPEC 4: shifts are past when the last of them ended before today. An offer, a request and a booking all go by this.
 */
export const arePast = (shifts: readonly RequestDate[], today: LocalDate): boolean =>
  shifts.every((shift) => lastDayOf(shift) < today)

/** Whether a shift has begun at an instant, in South African time. */
export const hasBegun = ({ date, start_time }: RequestDate, now: Instant): boolean => hasCome(date, start_time, now)

/** Whether a shift has ended at an instant, in South African time. */
export const hasEnded = ({ date, start_time, end_time }: RequestDate, now: Instant): boolean =>
  hasCome(end_time > start_time ? date : addDays(date, 1), end_time, now)

type Stretch = { date: LocalDate; from: number; to: number }

/** A shift as stretches of days: one that ends at or before its start runs past midnight and takes two. */
export const stretchesOf = ({ date, start_time, end_time }: RequestDate): Stretch[] => {
  const from = minutesOf(start_time)
  const to = minutesOf(end_time)
  if (to > from) return [{ date, from, to }]
  const evening = { date, from, to: MIDNIGHT }
  return to === 0 ? [evening] : [evening, { date: addDays(date, 1), from: 0, to }]
}
