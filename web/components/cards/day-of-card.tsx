import { telLink } from '#shared/kernel/contact-links.ts'
import { Box, chakra, Pair, Row } from '#web/ui/chakra.ts'
import type { Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import { bookingLifecycle } from '#shared/bookings/bookings.lifecycle.ts'
import { lateFacts } from '#shared/bookings/bookings.rules.ts'
import { formatShiftNow } from '#shared/bookings/next-shift.rules.ts'
import type { Arrival } from '#shared/kernel/arrival.schema.ts'
import type { CompanyAddress } from '#shared/kernel/company-address.schema.ts'
import { formatCardDate, localTimeAt, todayAt } from '#shared/kernel/dates.ts'
import { BookedHead, buttonOnDark, DarkCard, dimOnDark, lineOnDark } from './dark-card.tsx'
import { formatHoursLine } from '#web/components/format/format-days.ts'
import { ButtonLink, buttonRecipe, IconButton } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useMinute } from '#web/platform/use-minute.ts'
import { paths } from '#shared/kernel/paths.ts'
import { actionsOf } from '#web/components/actions/lifecycle-actions.ts'
import { addressLines, directionsTo } from '#shared/kernel/directions.ts'
import { RunningLate } from './running-late.tsx'

const AnchorButton = chakra('a', buttonRecipe)

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

/** Whom to ask for, where to park and what to wear. */
function OnArrival({ arrival: { ask_for, parking, dress } }: { arrival: Arrival }) {
  const lines: [IconName, string, string][] = [
    ['person', 'Ask for', ask_for],
    ['parking', 'Parking', parking],
    ['dress', 'Dress', dress],
  ]
  const known = lines.filter(([, , words]) => words)
  if (known.length === 0) return null
  return (
    <Divided display="grid" gap="2">
      {known.map(([icon, label, words]) => (
        <Row key={label} gap="3">
          <Icon name={icon} size={20} />
          <Box flex="1" minWidth="0" overflowWrap="anywhere">
            <b>{label}</b>{' '}
            <Box as="span" color={dimOnDark}>
              {words}
            </Box>
          </Box>
        </Row>
      ))}
    </Divided>
  )
}

interface Props {
  booking: Booking
  day: BookingDay
  /** On the dashboard it leads to the booking. */
  linked?: boolean
}

/** Today's shift for its locum: when it starts, where, what to know on arrival, and that they are running late. */
export function DayOfCard({ booking, day, linked = false }: Props) {
  const now = useMinute()
  const { name, address, arrival, contact } = booking.company
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
      {arrival && <OnArrival arrival={arrival} />}
      {day.late && (
        <Divided display="flex" gap="3">
          <Icon name="clock" size={20} />
          <span>
            At {localTimeAt(day.late.at)} you reported that you are running about {day.late.minutes} minutes late.
          </span>
        </Divided>
      )}
      <Pair gap="2" mt="4">
        {reportLate && !reportLate.disabled && <RunningLate booking={booking} day={day} />}
        {address && (
          <AnchorButton
            href={directionsTo(name, address)}
            target="_blank"
            rel="noopener noreferrer"
            look="primary"
            minHeight="tap"
          >
            <Icon name="send" size={18} />
            Directions
          </AnchorButton>
        )}
        {contact && (
          <AnchorButton href={telLink(contact)} {...buttonOnDark}>
            <Icon name="phone" size={18} />
            Call {name}
          </AnchorButton>
        )}
        {linked && (
          <ButtonLink gridColumn="1 / -1" to={paths.locum.booking(booking.id)} {...buttonOnDark}>
            View booking
          </ButtonLink>
        )}
      </Pair>
    </DarkCard>
  )
}
