import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { formatPlace } from '#shared/kernel/format-shift.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import { ShiftCard } from '#web/components/cards/shift-card.tsx'
import { formatHoursLine } from '#web/components/format/format-days.ts'
import { bookingStatusLabel, remainingDays } from '#web/components/status/booking-status.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** A booking in a list of the super admin's. */
export function FoundBooking({ booking, to }: { booking: Booking; to: string }) {
  const { id, profession, professional, company, lunch, totals, practice_region, start_date, end_date } = booking
  const days = remainingDays(booking)
  const [first = start_date, last = end_date] = [days[0]?.date, days.at(-1)?.date]
  return (
    <ShiftCard
      dates={{ first, last, count: days.length }}
      title={`${professional.name} at ${company.name}`}
      status={bookingStatusLabel(booking, 'outsider')}
      hours={`${profession} · ${formatHoursLine(days, lunch)}`}
      place={formatPlace(practice_region)}
      money={{ detail: id, total: formatRand(toCents(totals.pay)) }}
      action={
        <ButtonLink look="quiet" size="s" px="0" to={to} aria-label={`View booking ${id}, ${professional.name}`}>
          View booking
        </ButtonLink>
      }
    />
  )
}
