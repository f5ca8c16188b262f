import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import { paths } from '#shared/kernel/paths.ts'
import { DateTile } from '#web/components/cards/date-tile.tsx'
import { formatHoursLine } from '#web/components/format/format-days.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { bookingStatusLabel, remainingDays } from '#web/components/status/booking-status.ts'
import type { ApiList } from '#web/platform/api-query.ts'
import { useList } from '#web/platform/use-list.ts'
import { Box, Row, Small } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const SHOWN = 3

function BookingRow({ booking, other }: { booking: Booking; other: string }) {
  const days = remainingDays(booking)
  const [first = booking.start_date, last = booking.end_date] = [days[0]?.date, days.at(-1)?.date]
  const status = bookingStatusLabel(booking, 'outsider')
  return (
    <Row as="li" gap="3" py="3" borderTop="1px solid" borderColor="border">
      <DateTile dates={{ first, last, count: days.length }} family={status.family} />
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <TextLink to={paths.admin.booking(booking.id)} minHeight="0">
          {other}
        </TextLink>
        <Small>{formatHoursLine(days, booking.lunch)}</Small>
        <StatusWord {...status} />
      </Box>
      <Box fontWeight="bold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {formatRand(days.reduce((sum, { pay }) => sum + toCents(pay), 0))}
      </Box>
    </Row>
  )
}

interface Props {
  list: ApiList<Booking>
  of: 'professional' | 'practice'
  /** The page with all of them. */
  to: string
}

/** The next bookings of a person or a practice. */
export function NextBookings({ list, of, to }: Props) {
  const { data, error, refetch } = useList(list, { automaticItems: 0 })
  return (
    <Section title="Next bookings" link={<TextLink to={to}>All bookings</TextLink>}>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="180px" borderRadius="m" />}
      {data?.length === 0 && <Box color="fg.muted">No upcoming bookings.</Box>}
      <ul aria-label="Next bookings">
        {data?.slice(0, SHOWN).map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            other={of === 'professional' ? booking.company.name : booking.professional.name}
          />
        ))}
      </ul>
    </Section>
  )
}
