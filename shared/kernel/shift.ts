import { addDays, hasPassed, instantOf, minutesOf, type Instant, type LocalDate } from './dates.ts'
import type { Window } from './open-days.ts'
import type { Shift } from './shift.schema.ts'

/** Minutes from the beginning of a day to its end. */
export const MIDNIGHT = 24 * 60

/** The day on which a shift ends. One that ends at midnight ends on the day it started. */
export const lastDayOf = ({ date, start_time, end_time }: Shift): LocalDate =>
  end_time > start_time || end_time === '00:00' ? date : addDays(date, 1)

/** SPEC 4: offers, requests and bookings are past if their last shift ended before today. */
export const arePast = (shifts: readonly Shift[], today: LocalDate): boolean =>
  shifts.every((shift) => lastDayOf(shift) < today)

/** Whether a shift has started by an instant, in South African time. */
export const hasBegun = ({ date, start_time }: Shift, now: Instant): boolean => hasPassed(date, start_time, now)

/** Whether a shift has ended by an instant, in South African time. */
export const hasEnded = ({ date, start_time, end_time }: Shift, now: Instant): boolean =>
  hasPassed(end_time > start_time ? date : addDays(date, 1), end_time, now)

/** When a shift ends. */
export const endsAt = ({ date, start_time, end_time }: Shift): Instant =>
  instantOf(end_time > start_time ? date : addDays(date, 1), end_time)

/** How long until a shift starts, in minutes; negative once it has. */
export const minutesUntil = ({ date, start_time }: Pick<Shift, 'date' | 'start_time'>, now: Instant): number =>
  Math.floor((Date.parse(`${date}T${start_time}:00+02:00`) - Date.parse(now)) / 60_000)

/** Hours that end at or before their start run past midnight. */
export const windowOf = ({ start_time, end_time }: Omit<Shift, 'date'>): Window => {
  const [from, to] = [minutesOf(start_time), minutesOf(end_time)]
  return { from, to: to > from ? to : to + MIDNIGHT }
}

type ShiftSegment = { date: LocalDate; from: number; to: number }

/** A shift split at midnight: one that ends at or before its start continues on the next day. */
export const shiftSegments = ({ date, start_time, end_time }: Shift): ShiftSegment[] => {
  const from = minutesOf(start_time)
  const to = minutesOf(end_time)
  if (to > from) return [{ date, from, to }]
  const evening = { date, from, to: MIDNIGHT }
  return to === 0 ? [evening] : [evening, { date: addDays(date, 1), from: 0, to }]
}

type Hours = Pick<Shift, 'start_time' | 'end_time'>

/** The hours of the days, if all have the same. */
export const commonHours = ([{ start_time, end_time } = {}, ...others]: readonly Partial<Hours>[]): Partial<Hours> => {
  const same = others.every((day) => day.start_time === start_time && day.end_time === end_time)
  return same && start_time && end_time ? { start_time, end_time } : {}
}
