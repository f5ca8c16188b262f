import { Box, Stack } from '#web/ui/chakra.ts'
import { onBehalfOf } from '#shared/kernel/on-behalf.ts'
import { LOCUM_CANCELLED_TEXT } from '#shared/bookings/bookings.rules.ts'
import type { Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import { type BookingViewer, cancellerOf, formatCanceller } from '#web/components/status/booking-status.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { Note } from '#web/ui/note.tsx'
import { cancellationsOf } from './booking-facts.ts'

/** Who cancelled: of a whole booking in SPEC's words where a locum did, otherwise with its days. */
function cancelledTitle(booking: Booking, days: readonly BookingDay[], viewer: BookingViewer): string {
  const facts = [booking, days[0]?.cancelledBy, viewer] as const
  const by = formatCanceller(...facts)
  if (days[0]?.undone) return `This booking was undone by ${by}.`
  if (days.length < booking.booking_dates_times.length)
    return `${formatDays(days.map(({ date }) => date))} ${days.length === 1 ? 'was' : 'were'} cancelled by ${by}.`
  return cancellerOf(...facts) === 'professional' ? LOCUM_CANCELLED_TEXT : `This booking was cancelled by ${by}.`
}

/** Each cancellation with its days, who made it and why. */
export function Cancellations({ booking, viewer = 'party' }: { booking: Booking; viewer?: BookingViewer }) {
  const cancellations = cancellationsOf(booking)
  if (cancellations.length === 0) return null
  return (
    <Stack mb="6" gap="3">
      {cancellations.map((days) => (
        <Note key={days[0].date} title={cancelledTitle(booking, days, viewer)}>
          <Box whiteSpace="pre-line">{days[0].status_reason}</Box>
          {days[0].on_behalf && (
            <div>{onBehalfOf(booking[days[0].cancelledBy === 'professional' ? 'professional' : 'company'].name)}</div>
          )}
        </Note>
      ))}
    </Stack>
  )
}
