import { isForPractice } from '#shared/bookings/bookings.rules.ts'
import type { Party } from '#shared/kernel/caller.ts'
import type { BookedDay, Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import { now } from '#web/platform/clock.ts'
import { runtime } from '#web/platform/runtime.ts'
import type { Status } from '#web/ui/status-pill.tsx'
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

/** The days that are not cancelled, or all days of a cancelled booking. */
export const remainingDays = (booking: Booking): BookedDay[] => {
  const kept = booking.booking_dates_times.filter((day) => !day.cancelled)
  return kept.length > 0 ? kept : booking.booking_dates_times
}

/** A super admin sees what the practice does, but is an outsider; so is who reads a printed booking. */
export type BookingViewer = 'party' | 'outsider'

export const cancellerOf = (
  { booking_type }: Booking,
  cancelledBy: Booking['cancelledBy'],
  viewer: BookingViewer = 'party',
): 'viewer' | Party | 'admin' => {
  if (cancelledBy === 'admin') return 'admin'
  if (viewer === 'party' && cancelledBy === booking_type) return 'viewer'
  return cancelledBy === 'company' ? 'practice' : 'professional'
}

/** `you`, `the practice`, `the locum`, or the marketplace by its name. */
export const formatCanceller = (...facts: Parameters<typeof cancellerOf>): string =>
  ({
    viewer: 'you',
    practice: 'the practice',
    professional: 'the locum',
    admin: runtime().tenant.settings.brandName,
  })[cancellerOf(...facts)]

export function bookingStatusLabel(booking: Booking, viewer: BookingViewer = 'party'): Status {
  if (booking.status === 'cancelled') {
    const what = booking.booking_dates_times.some(({ undone }) => undone) ? 'Undone' : 'Cancelled'
    return { family: 'past', label: `${what} by ${formatCanceller(booking, booking.cancelledBy, viewer)}` }
  }
  if (booking.phase === 'past') return { family: 'past', label: 'Ended' }
  const isAtViewers = viewer === 'party' && isForPractice(booking)
  const words = formatToday(booking.booking_dates_times, isAtViewers, now())
  if (words) return { family: 'booked', label: `Booked · ${words}` }
  const [kept, all] = [booking.booking_dates.length, booking.booking_dates_times.length]
  if (kept < all) return { family: 'booked', label: `Booked · ${kept} of ${all} days` }
  return { family: 'booked', label: booking.phase === 'running' ? 'Booked · in progress' : 'Booked' }
}
