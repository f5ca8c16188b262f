import { addDays, hasCome, type Instant, type LocalDate, type LocalTime } from './dates.ts'

/** One day's work. A shift that ends at or before its start runs past midnight. */
type Shift = { date: LocalDate; start_time: LocalTime; end_time: LocalTime }

const MIDNIGHT = '00:00'

/** The day on which a shift ends. One that ends at midnight ends with the day it began on. */
export const lastDayOf = ({ date, start_time, end_time }: Shift): LocalDate =>
  end_time > start_time || end_time === MIDNIGHT ? date : addDays(date, 1)

/** SPEC 4: shifts are past when the last of them ended before today. An offer, a request and a booking all go by this. */
export const arePast = (shifts: readonly Shift[], today: LocalDate): boolean =>
  shifts.every((shift) => lastDayOf(shift) < today)

/** Whether a shift has begun at an instant, in South African time. */
export const hasBegun = ({ date, start_time }: Shift, now: Instant): boolean => hasCome(date, start_time, now)

/** Whether a shift has ended at an instant, in South African time. */
export const hasEnded = ({ date, start_time, end_time }: Shift, now: Instant): boolean =>
  hasCome(end_time > start_time ? date : addDays(date, 1), end_time, now)
