import type { BookingDay } from '#shared/bookings/bookings.schema.ts'
import { type Instant, todayAt } from '#shared/kernel/dates.ts'
import { hasBegun, hasEnded, lastDayOf } from '#shared/kernel/shift.ts'

/** Today’s part of a booking, including a night shift that began yesterday; undefined if there is none. */
export function formatToday(days: readonly BookingDay[], practice: boolean, now: Instant): string | undefined {
  const today = todayAt(now)
  const daysToday = days.filter((day) => !day.cancelled && day.date <= today && lastDayOf(day) >= today)
  const next = daysToday.find((day) => !hasEnded(day, now))
  if (!next) return daysToday.length > 0 ? 'finished for today' : undefined
  return hasBegun(next, now)
    ? `${practice ? 'with you' : 'on shift'} until ${next.end_time}`
    : `today from ${next.start_time}${next.late ? `, ${next.late.minutes} min late` : ''}`
}
