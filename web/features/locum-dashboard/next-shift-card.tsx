import { telLink } from '#shared/kernel/contact-links.ts'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { formatShiftStart, type NextShift } from '#shared/bookings/next-shift.rules.ts'
import { hasLunch } from '#shared/bookings/pay.rules.ts'
import { formatCardDate } from '#shared/kernel/dates.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import { formatHours, formatLunch, formatTimes } from '#shared/kernel/format-shift.ts'
import { formatRateLine } from '#web/components/format/format-days.ts'
import { BookedHead, buttonOnDark, DarkCard, dimOnDark, lineOnDark } from '#web/components/cards/dark-card.tsx'
import { ButtonLink, buttonRecipe } from '#web/ui/button.tsx'
import { now } from '#web/platform/clock.ts'
import { paths } from '#shared/kernel/paths.ts'
import { locumDashboardText as text } from './locum-dashboard.text.ts'

const call = 'Call'

const CallLink = chakra('a', buttonRecipe)

function Where({ booking }: NextShift) {
  return (
    <Row gap="1.5" mt="1" color={dimOnDark}>
      <Box mt="2px">
        <Icon name="place" size={18} />
      </Box>
      <Box minWidth="0" overflowWrap="anywhere">
        {booking.company.name} · {booking.practice_region.region}
      </Box>
    </Row>
  )
}

function Pay({ booking, day }: NextShift) {
  const lunch = hasLunch(day, booking.lunch) ? formatLunch(booking.lunch) : 'no lunch'
  return (
    <Row
      wrap
      justify="space-between"
      align="flex-end"
      columnGap="4"
      mt="3"
      pt="3"
      borderTop="1px solid"
      borderColor={lineOnDark}
      fontVariantNumeric="tabular-nums"
    >
      <Box textStyle="s" color={dimOnDark}>
        <div>
          You earn · {formatRateLine(day.parts)} × {formatHours(day.hours * 60)}
        </div>
        <div>{lunch}</div>
      </Box>
      <Box textStyle="l" fontWeight="bold" whiteSpace="nowrap">
        {formatRand(toCents(day.pay))}
      </Box>
    </Row>
  )
}

function Actions({ booking }: NextShift) {
  const { contact, name } = booking.company
  return (
    <Row wrap gap="2" mt="3" css={{ '& > *': { flex: '1' } }}>
      {contact && (
        <CallLink href={telLink(contact)} aria-label={`${call} ${name}`} {...buttonOnDark}>
          <Icon name="phone" size={18} />
          {call}
        </CallLink>
      )}
      <ButtonLink to={paths.locum.booking(booking.id)} {...buttonOnDark}>
        View booking
      </ButtonLink>
    </Row>
  )
}

export function NextShiftCard(shift: NextShift) {
  const { day } = shift
  return (
    <DarkCard aria-label={text.next}>
      <BookedHead>
        {text.next} · {formatShiftStart(day, now())}
      </BookedHead>
      <Box textStyle="l" fontWeight="bold" mt="2">
        {formatCardDate(day.date)}
      </Box>
      <Box textStyle="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {formatTimes(day)}
      </Box>
      <Where {...shift} />
      <Pay {...shift} />
      <Actions {...shift} />
    </DarkCard>
  )
}
