import { Box, chakra } from '#web/ui/chakra.ts'
import type { Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import { bookingLifecycle } from '#shared/bookings/bookings.lifecycle.ts'
import { lateFacts } from '#shared/bookings/bookings.rules.ts'
import { formatShiftNow } from '#shared/bookings/next-shift.rules.ts'
import type { CompanyAddress } from '#shared/kernel/company-address.schema.ts'
import { formatCardDate, localTimeAt, todayAt } from '#shared/kernel/dates.ts'
import { BookedHead, buttonOnDark, DarkCard, dimOnDark, lineOnDark } from './dark-card.tsx'
import { formatHoursLine } from './format-shift.ts'
import { ButtonLink, buttonRecipe, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useMinute } from '#web/platform/use-minute.ts'
import { paths } from '#web/platform/paths.ts'
import { actionsOf } from './lifecycle-actions.ts'
import { addressLines, directionsTo } from '#shared/kernel/directions.ts'
import { RunningLate } from './running-late.tsx'

const DirectionsLink = chakra('a', buttonRecipe)

const Divided = chakra('div', { base: { mt: '3', pt: '3', borderTop: '1px solid', borderColor: lineOnDark } })

function Where({ name, address }: { name: string; address: CompanyAddress }) {
  const lines = addressLines(address)
  const copy = () =>
    void navigator.clipboard.writeText([name, ...lines].join(', ')).then(
      () => showToast('Address copied'),
      () => undefined,
    )
  return (
    <Divided display="flex" gap="3" alignItems="center">
      <Icon name="place" size={20} />
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <b>{name}</b>
        <chakra.address fontStyle="normal" color={dimOnDark}>
          {lines.join(', ')}
        </chakra.address>
      </Box>
      <IconButton label="Copy address" icon="copy" onClick={copy} {...buttonOnDark} />
    </Divided>
  )
}

interface Props {
  booking: Booking
  day: BookingDay
  /** On the dashboard it leads to the booking. */
  linked?: boolean
}

/** Today's shift for its locum: when it starts, where, and that they are running late. */
export function DayOfCard({ booking, day, linked = false }: Props) {
  const now = useMinute()
  const { name, address } = booking.company
  const { reportLate } = actionsOf(bookingLifecycle, booking.status, 'Locum', { reportLate: lateFacts(day, now) })
  return (
    <DarkCard aria-label="Today’s shift">
      <BookedHead>
        {day.date === todayAt(now) && 'Today, '}
        {formatCardDate(day.date)}
      </BookedHead>
      <Box textStyle="xl" fontWeight="bold" mt="2" fontVariantNumeric="tabular-nums">
        {formatShiftNow(day, now)}
      </Box>
      <Box color={dimOnDark} fontVariantNumeric="tabular-nums">
        {formatHoursLine([day], booking.lunch)}
      </Box>
      {address && <Where name={name} address={address} />}
      {day.late && (
        <Divided display="flex" gap="3">
          <Icon name="clock" size={20} />
          <span>
            At {localTimeAt(day.late.at)} you reported that you are running about {day.late.minutes} minutes late.
          </span>
        </Divided>
      )}
      <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2" mt="4">
        {reportLate && !reportLate.disabled && <RunningLate booking={booking} day={day} />}
        {address && (
          <DirectionsLink
            href={directionsTo(name, address)}
            target="_blank"
            rel="noreferrer"
            look="primary"
            minHeight="tap"
          >
            <Icon name="send" size={18} />
            Directions
          </DirectionsLink>
        )}
        {linked && (
          <ButtonLink gridColumn="1 / -1" to={paths.locum.booking(booking.id)} {...buttonOnDark}>
            View booking
          </ButtonLink>
        )}
      </Box>
    </DarkCard>
  )
}
