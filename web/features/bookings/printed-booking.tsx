import { rateGroupLabels } from '#shared/kernel/rate-groups.ts'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { isForPractice } from '#shared/bookings/bookings.rules.ts'
import type { Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import { formatFormDate, localTimeAt, todayAt, weekdayName } from '#shared/kernel/dates.ts'
import { formatRand, formatRate, toCents } from '#shared/kernel/money.ts'
import { hasLunch } from '#shared/bookings/pay.rules.ts'
import { formatHours, formatLunch, formatPlace, formatTimes } from '#shared/kernel/format-shift.ts'
import { formatCanceller } from '#web/components/status/booking-status.ts'
import { now } from '#web/platform/clock.ts'
import { runtime } from '#web/platform/runtime.ts'
import { costOfBooking } from './booking-facts.ts'
import { addressLines } from '#shared/kernel/directions.ts'

/** Ink on paper, whatever the theme. */
const ink = '#000000'
const grey = '#444444'
const line = '#BBBBBB'

const Sheet = chakra('div', {
  base: {
    display: 'none',
    _print: { display: 'block' },
    color: ink,
    background: '#FFFFFF',
    fontSize: '9pt',
    lineHeight: '1.35',
    '& h1': { fontSize: '17pt', lineHeight: '1.2' },
    '& h2': { fontSize: '10.5pt', mb: '1mm' },
    '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    '& th': { textAlign: 'left', color: grey, fontWeight: 'normal' },
    '& th, & td': { py: '0.4mm', pr: '3mm', verticalAlign: 'top', borderBottom: '0.2mm solid', borderColor: line },
    '& th:last-child, & td:last-child': { textAlign: 'right', pr: '0', whiteSpace: 'nowrap' },
    '& td:nth-child(-n+3):not([colspan])': { whiteSpace: 'nowrap' },
    '& tr': { breakInside: 'avoid' },
  },
  variants: {
    // A month of days still fits on one sheet.
    dense: { true: { fontSize: '8pt', lineHeight: '1.3', '& th, & td': { py: '0' } } },
  },
})

interface PartyLinesProps {
  title: string
  lines: readonly (string | false | undefined)[]
}

const PartyLines = ({ title, lines }: PartyLinesProps) => (
  <Box flex="1" minWidth="0" overflowWrap="anywhere">
    <h2>{title}</h2>
    {lines.filter(Boolean).map((words) => (
      <div key={String(words)}>{words}</div>
    ))}
  </Box>
)

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box mt="5mm" overflowWrap="anywhere" whiteSpace="pre-line">
    <h2>{title}</h2>
    {children}
  </Box>
)

function Day({ booking, day }: { booking: Booking; day: BookingDay }) {
  return (
    <tr style={day.cancelled ? { color: grey } : undefined}>
      <td>
        {weekdayName(day.date)} {formatFormDate(day.date)}
      </td>
      <td>{formatTimes(day)}</td>
      <td>{hasLunch(day, booking.lunch) ? formatLunch(booking.lunch) : 'no lunch'}</td>
      <td>
        {day.cancelled
          ? `Cancelled by ${formatCanceller(booking, day.cancelledBy, 'outsider')}`
          : day.parts
              .map(
                ({ group, hours, rate }) =>
                  `${rateGroupLabels[group]} ${formatHours(hours * 60)} × ${formatRate(Number(rate))}`,
              )
              .join(', ')}
      </td>
      <td>{day.cancelled ? '–' : formatRand(toCents(day.pay))}</td>
    </tr>
  )
}

function Sums({ booking }: { booking: Booking }) {
  const { pay, fee, credits, total } = costOfBooking(booking)
  const sums: [string, number][] = [
    [`Pay for ${formatHours(booking.totals.hours * 60)}`, pay],
    ...(isForPractice(booking)
      ? ([
          ['Facilitation fee, invoiced separately', fee],
          ['Total cost', total],
          ['Credits earned', credits],
        ] as [string, number][])
      : []),
  ]
  return sums.map(([label, amount]) => (
    <tr key={label}>
      <td colSpan={4}>{label}</td>
      <td>
        <b>{formatRand(amount)}</b>
      </td>
    </tr>
  ))
}

function Content({ booking }: { booking: Booking }) {
  const { company, professional, booking_dates_times: days } = booking
  const time = now()
  return (
    <>
      <Row justify="space-between" gap="8mm" mb="6mm">
        <div>
          <h1>Booking confirmation</h1>
          {booking.profession}, {formatPlace(booking.practice_region)}
        </div>
        <Box textAlign="right">
          <b>{runtime().tenant.settings.brandName}</b>
          <div>Reference {booking.unique_booking_code}</div>
          <div>
            {booking.booking_request_type === 'availability' ? 'Request' : 'Application'} {booking.booking_request_ref}
          </div>
        </Box>
      </Row>
      <Row gap="8mm" mb="6mm">
        <PartyLines
          title="Practice"
          lines={[
            company.name,
            ...(company.address ? addressLines(company.address) : []),
            company.contact,
            company.email,
          ]}
        />
        <PartyLines
          title="Locum"
          lines={[professional.name, booking.profession, professional.contact, professional.email]}
        />
      </Row>
      <table>
        <thead>
          <tr>
            {['Day', 'Hours', 'Lunch', 'Rate', 'Pay'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <Day key={day.date} booking={booking} day={day} />
          ))}
          <Sums booking={booking} />
        </tbody>
      </table>
      {company.arrival && (
        <Block title="On arrival">
          {[
            company.arrival.ask_for && `Ask for ${company.arrival.ask_for}`,
            company.arrival.parking && `Parking: ${company.arrival.parking}`,
            company.arrival.dress && `Dress: ${company.arrival.dress}`,
          ]
            .filter(Boolean)
            .join('\n')}
        </Block>
      )}
      {booking.notes && <Block title="Notes">{booking.notes}</Block>}
      <Box mt="6mm" color={grey} fontSize="8pt">
        Booked on {formatFormDate(todayAt(booking.createdAt))}; the pay is as agreed then. The practice pays the locum
        directly. Printed on {formatFormDate(todayAt(time))} at {localTimeAt(time)}.
      </Box>
    </>
  )
}

/** What is printed in place of the booking's page: one sheet of A4. */
export const PrintedBooking = ({ booking }: { booking: Booking }) =>
  createPortal(
    <Sheet data-print="" dense={booking.booking_dates_times.length > 20}>
      <Content booking={booking} />
    </Sheet>,
    document.body,
  )
