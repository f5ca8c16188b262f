import { useLocation } from 'react-router-dom'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { addDays, daysBetween, type LocalDate } from '#shared/kernel/dates.ts'
import type { Lunch } from '#shared/kernel/shift.schema.ts'
import { paths } from '#shared/kernel/paths.ts'
import { shiftSelectionParams } from './shift-selection.ts'

/** What a new request takes over from a booking, besides its days and hours. */
interface PreviousTerms {
  lunch: Lunch
  notes: string
}

/** The same weekdays, in the first week that begins after today. */
export function weekdaysAgain(dates: readonly LocalDate[], today: LocalDate): LocalDate[] {
  const sorted = dates.toSorted()
  const first = sorted[0]
  if (first === undefined) return []
  const weeks = Math.max(1, Math.floor(daysBetween(first, today) / 7) + 1)
  return sorted.map((date) => addDays(date, weeks * 7))
}

/** The form for a new request to a booking's locum, filled in like the booking. */
export function bookAgain(booking: Booking, today: LocalDate): { to: string; state: PreviousTerms } {
  const { professional, booking_dates_times: days, start_time, end_time, lunch, notes } = booking
  const dates = weekdaysAgain(
    days.map(({ date }) => date),
    today,
  )
  const params = new URLSearchParams(shiftSelectionParams({ dates, start_time, end_time }))
  return { to: `${paths.practice.locum(professional.id)}?${params}`, state: { lunch, notes } }
}

/** The terms that the form starts with, if it was opened from a booking. */
export const usePreviousTerms = (): Partial<PreviousTerms> =>
  (useLocation().state as Partial<PreviousTerms> | null) ?? {}
