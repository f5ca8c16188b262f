import type { BookedDay } from '#shared/bookings/bookings.schema.ts'
import { type Instant, todayAt } from '#shared/kernel/dates.ts'
import { hasBegun, hasEnded, lastDayOf } from '#shared/kernel/shift.ts'

/** What today brings of a booking's days, be it a night that began yesterday; nothing where it brings nothing. */
export function todayWords(days: readonly BookedDay[], practice: boolean, now: Instant): string | undefined {
  const today = todayAt(now)
  const touching = days.filter((day) => !day.cancelled && day.date <= today && lastDayOf(day) >= today)
  const next = touching.find((day) => !hasEnded(day, now))
  if (!next) return touching.length > 0 ? 'finished for today' : undefined
  return hasBegun(next, now)
    ? `${practice ? 'with you' : 'on shift'} until ${next.end_time}`
    : `today from ${next.start_time}`
}
