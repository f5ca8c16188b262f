import { isForPractice } from '#shared/bookings/bookings.rules.ts'
import type { BookedDay, Booking } from '#shared/bookings/bookings.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import { now } from '#web/platform/clock.ts'
import { runtime } from '#web/platform/runtime.ts'
import { formatToday } from '#web/components/format/format-today.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ShiftCard } from './shift-card.tsx'
import { formatPlace } from '#shared/kernel/format-shift.ts'
import { formatHoursLine, formatRateLine } from '#web/components/format/format-shift.ts'
import type { Status } from '#web/ui/status-pill.tsx'

/** The days that are not cancelled, or all days of a cancelled booking. */
export const remainingDays = (booking: Booking): BookedDay[] => {
  const kept = booking.booking_dates_times.filter((day) => !day.cancelled)
  return kept.length > 0 ? kept : booking.booking_dates_times
}

/** A super admin sees what the practice does, but is neither party; nor is who reads a printed booking. */
export type BookingViewer = 'party' | 'neither'

/** `you`, `the practice`, `the locum`, or the marketplace by its name. */
export const cancellerOf = (
  { booking_type }: Booking,
  cancelledBy: Booking['cancelledBy'],
  viewer: BookingViewer = 'party',
): string => {
  if (cancelledBy === 'admin') return runtime().tenant.settings.brandName
  if (viewer === 'party' && cancelledBy === booking_type) return 'you'
  return cancelledBy === 'company' ? 'the practice' : 'the locum'
}

export function bookingStatusLabel(booking: Booking, viewer: BookingViewer = 'party'): Status {
  if (booking.status === 'cancelled') {
    const what = booking.booking_dates_times.some(({ undone }) => undone) ? 'Undone' : 'Cancelled'
    return { family: 'past', label: `${what} by ${cancellerOf(booking, booking.cancelledBy, viewer)}` }
  }
  if (booking.phase === 'past') return { family: 'past', label: 'Ended' }
  const isAtViewers = viewer === 'party' && isForPractice(booking)
  const words = formatToday(booking.booking_dates_times, isAtViewers, now())
  if (words) return { family: 'booked', label: `Booked · ${words}` }
  const [kept, all] = [booking.booking_dates.length, booking.booking_dates_times.length]
  if (kept < all) return { family: 'booked', label: `Booked · ${kept} of ${all} days` }
  return { family: 'booked', label: booking.phase === 'running' ? 'Booked · in progress' : 'Booked' }
}

const payOf = (days: readonly BookedDay[]): string => formatRand(days.reduce((sum, day) => sum + toCents(day.pay), 0))

function moneyOf(booking: Booking, days: readonly BookedDay[]) {
  const lost = isForPractice(booking) ? 'not charged' : 'not earned'
  const cancelled = booking.status === 'cancelled'
  return {
    detail: formatRateLine(days.flatMap((day) => day.parts)),
    total: payOf(days),
    ...(cancelled && { note: lost }),
    ...(!isForPractice(booking) && !cancelled && { lead: 'You earn' }),
  }
}

/** A booking in a list, for either party. */
export function BookingCard({ booking, today, to }: { booking: Booking; today: LocalDate; to: string }) {
  const days = remainingDays(booking)
  const [first = booking.start_date, last = booking.end_date] = [days[0]?.date, days.at(-1)?.date]
  const other = isForPractice(booking) ? booking.professional.name : booking.company.name
  return (
    <ShiftCard
      dates={{ first, last, count: days.length }}
      today={booking.booking_dates.includes(today)}
      title={`${booking.profession} · ${other}`}
      status={bookingStatusLabel(booking)}
      hours={formatHoursLine(days, booking.lunch)}
      {...(!isForPractice(booking) && { place: formatPlace(booking.practice_region) })}
      money={moneyOf(booking, days)}
      action={
        <ButtonLink look="quiet" size="s" px="0" to={to} aria-label={`View booking ${booking.id}, ${other}`}>
          View booking
        </ButtonLink>
      }
    />
  )
}
