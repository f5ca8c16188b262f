import { rateGroupLabels } from '#shared/kernel/rate-groups.ts'
import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { isForPractice } from '#shared/bookings/bookings.rules.ts'
import type { BookedDay, Booking } from '#shared/bookings/bookings.schema.ts'
import { formatFormDate, weekdayName } from '#shared/kernel/dates.ts'
import { formatRand, formatRate, toCents } from '#shared/kernel/money.ts'
import { type BookingViewer, formatCanceller } from '#web/components/status/booking-status.ts'
import { formatPercent } from '#shared/kernel/format-percent.ts'
import { formatHours } from '#shared/kernel/format-shift.ts'
import { dayKindLabel, formatHoursLine } from '#web/components/format/format-days.ts'
import { runtime } from '#web/platform/runtime.ts'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { type Sum, SumList } from '#web/ui/sum-list.tsx'
import { holidaysAnnouncedSince, costOfBooking } from './booking-facts.ts'

const DayRow = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '150px minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '1',
    py: '3',
    borderTop: '1px solid',
    borderColor: 'border',
  },
})

const PayPartRow = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '4' } })

function PayParts({ day }: { day: BookedDay }) {
  return day.parts.map((part) => (
    <PayPartRow key={part.date}>
      <chakra.span color="fg.muted" minWidth="0">
        {day.parts.length > 1 && `${weekdayName(part.date)} · `}
        {rateGroupLabels[part.group]}
        {part.group === 'public_holidays' && `, ${dayKindLabel(part.date)}`} · {formatHours(part.hours * 60)} ×{' '}
        {formatRate(Number(part.rate))}
      </chakra.span>
      <chakra.span
        whiteSpace="nowrap"
        textDecoration={day.cancelled ? 'line-through' : undefined}
        color={day.cancelled ? 'fg.subtle' : undefined}
      >
        {formatRand(toCents(part.amount))}
      </chakra.span>
    </PayPartRow>
  ))
}

function sumsOf(booking: Booking, viewer: BookingViewer): Sum[] {
  const { pay, fee, credits, total } = costOfBooking(booking)
  if (booking.status === 'cancelled')
    return [
      {
        label: isForPractice(booking) ? 'Nothing is charged for this booking' : 'Nothing is earned on this booking',
        amount: formatRand(0),
        strong: true,
      },
    ]
  const hours = formatHours(booking.totals.hours * 60)
  if (!isForPractice(booking)) return [{ label: `Your pay for ${hours}`, amount: formatRand(pay), strong: true }]
  const share = (part: number) => (pay > 0 ? ` ${formatPercent(part / pay)}` : '')
  return [
    { label: `Locum pay for ${hours}`, amount: formatRand(pay) },
    { label: `Facilitation fee${share(fee)}`, amount: formatRand(fee) },
    { label: 'Total cost', amount: formatRand(total), strong: true },
    ...(credits > 0
      ? [
          {
            label: `Credits${viewer === 'party' ? ' you earn' : ''}${share(credits)}`,
            amount: formatRand(credits),
            quiet: true,
          },
        ]
      : []),
  ]
}

/** Each day by rate group, as agreed when it was booked, with the totals of the viewing party. */
export function CostSummary({ booking, viewer = 'party' }: { booking: Booking; viewer?: BookingViewer }) {
  return (
    <>
      <chakra.ol fontVariantNumeric="tabular-nums">
        {booking.booking_dates_times.map((day) => (
          <DayRow key={day.date}>
            <div>
              <Box as="b" textDecoration={day.cancelled ? 'line-through' : undefined}>
                {weekdayName(day.date)} {formatFormDate(day.date)}
              </Box>
              {day.cancelled && (
                <StatusWord
                  family="past"
                  label={`${day.undone ? 'Undone' : 'Cancelled'} by ${formatCanceller(booking, day.cancelledBy, viewer)}`}
                  display="flex"
                />
              )}
            </div>
            <div>
              <div>{formatHoursLine([day], booking.lunch)}</div>
              <PayParts day={day} />
              {holidaysAnnouncedSince(day).map((holiday) => (
                <Small key={holiday}>
                  {holiday} was announced after this booking was made. The agreed rate still applies.
                </Small>
              ))}
            </div>
          </DayRow>
        ))}
      </chakra.ol>
      <Box ml={{ sm: '166px' }} borderTop="1px solid" borderColor="border.emphasized" pt="1.5">
        <SumList sums={sumsOf(booking, viewer)} />
      </Box>
      {booking.status !== 'cancelled' && viewer === 'party' && (
        <Small maxWidth="text" mt="4">
          {isForPractice(booking)
            ? 'You pay the locum directly. The facilitation fee is invoiced separately; no payment is made here.'
            : `The practice pays you directly. ${runtime().tenant.settings.brandName} is free for locums.`}
        </Small>
      )}
    </>
  )
}
