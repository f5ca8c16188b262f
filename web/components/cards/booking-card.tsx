import { isForPractice } from '#shared/bookings/bookings.rules.ts'
import type { BookedDay, Booking } from '#shared/bookings/bookings.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ShiftCard } from './shift-card.tsx'
import { bookingStatusLabel, remainingDays } from '#web/components/status/booking-status.ts'
import { formatPlace } from '#shared/kernel/format-shift.ts'
import { formatHoursLine, formatRateLine } from '#web/components/format/format-days.ts'

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
