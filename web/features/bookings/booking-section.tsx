import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { isForPractice, isLocumsDecision } from '#shared/bookings/bookings.rules.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { CompanyAddress } from '#shared/kernel/company-address.schema.ts'
import { onBehalfOf } from '#shared/kernel/on-behalf.ts'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { bookAgain } from '#web/components/days/book-again.ts'
import { currentDay } from '#web/platform/clock.ts'
import { saveFile } from '#web/platform/save-file.ts'
import { paths } from '#shared/kernel/paths.ts'
import { addressLines, directionsTo } from '#shared/kernel/directions.ts'
import { useMutation } from '@tanstack/react-query'
import type { BookingId } from '#shared/kernel/ids.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { bookingFile } from './bookings.api.ts'

/** The booking as a file that calendar apps open. */
function AddToCalendar({ bookingId }: { bookingId: BookingId }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: bookingFile(bookingId).queryFn,
    onSuccess: (text) => saveFile(`booking-${bookingId}.ics`, 'text/calendar', text),
  })
  return (
    <>
      <Box my="1.5">
        <Button size="s" icon="calendar" busy={isPending} onClick={() => mutate()}>
          Add to calendar
        </Button>
      </Box>
      <FailureNote error={error} />
    </>
  )
}

const DirectionsLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'tap',
    color: 'accent.fg',
    _hover: { textDecoration: 'underline' },
  },
})

function Address({ booking, address }: { booking: Booking; address: CompanyAddress }) {
  return (
    <Box mb="1">
      <chakra.address fontStyle="normal" overflowWrap="anywhere">
        {addressLines(address).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </chakra.address>
      {!isForPractice(booking) && (
        <DirectionsLink href={directionsTo(booking.company.name, address)} target="_blank" rel="noopener noreferrer">
          <Icon name="send" size={18} />
          Directions
        </DirectionsLink>
      )}
    </Box>
  )
}

const bookerOf = (booking: Booking): string =>
  isLocumsDecision(booking) ? booking.professional.name : booking.company.name

export function BookingSection({ booking }: { booking: Booking }) {
  return (
    <Section title="Booking">
      <Stack borderTop="1px solid" borderColor="border" pt="4" gap="1">
        <div>
          Reference <b>{booking.unique_booking_code}</b>
        </div>
        {booking.company.address && <Address booking={booking} address={booking.company.address} />}
        <Box color="fg.muted">Booked on {formatFormDate(todayAt(booking.createdAt))}</Box>
        {booking.on_behalf && <Box color="fg.muted">Confirmed by: {onBehalfOf(bookerOf(booking))}</Box>}
        {booking.status === 'confirmed' && booking.phase !== 'past' && <AddToCalendar bookingId={booking.id} />}
        {booking.status === 'confirmed' && (
          <Box my="1.5">
            <Button size="s" icon="paper" onClick={() => print()}>
              Print confirmation
            </Button>
          </Box>
        )}
        {isForPractice(booking) && booking.status === 'confirmed' && booking.phase !== 'past' && (
          <TextLink {...bookAgain(booking, currentDay())}>Book again</TextLink>
        )}
        {isForPractice(booking) && (
          <div>
            {booking.booking_request_type === 'availability' ? (
              <TextLink to={paths.practice.request(booking.offerId)}>View request</TextLink>
            ) : (
              <TextLink to={paths.practice.offer(booking.offerId)}>View offer</TextLink>
            )}
          </div>
        )}
      </Stack>
    </Section>
  )
}
