import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import { formatRand } from '#shared/kernel/money.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { shortName } from '#web/ui/initials.ts'
import { payOfApplicant } from '#web/components/status/offer-facts.ts'
import { closeReasonLabels } from '#web/components/status/close-reasons.text.ts'
import { capitalise } from '#web/components/format/format-words.ts'
import { formatRateLine } from '#web/components/format/format-days.ts'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { type ApplicantDay, applicantDayOf } from './applicants.ts'
import { SelectableDay, type DayProps } from './selectable-day.tsx'

const ClosedDay = chakra('div', {
  base: {
    minHeight: '56px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    px: '2.5',
    color: 'fg.subtle',
  },
})

function BookedDay({
  offer,
  application,
  date,
  showsDate,
}: {
  offer: Offer
  application: ShownCandidate
  date: LocalDate
  showsDate: boolean
}) {
  const { pay, parts } = payOfApplicant(offer, application, date)
  const booking = offer.mapped_dates.find((day) => day.date === date)?.booking
  return (
    <Row
      minHeight="56px"
      px="2.5"
      py="1"
      borderRadius="m"
      bg="status.booked.bg"
      color="status.booked.fg"
      align="center"
      gap="2.5"
      fontVariantNumeric="tabular-nums"
    >
      {showsDate && <b>{formatCardDate(date)}</b>}
      <Box ml="auto" textAlign="right">
        {booking ? (
          <TextLink
            to={paths.practice.booking(booking)}
            color="inherit"
            aria-label={`Booked, ${formatCardDate(date)}: view booking ${booking}`}
          >
            <StatusWord
              family="booked"
              label="Booked"
              style={{ '--knock': 'var(--ld-colors-status-booked-bg)' } as object}
            />
          </TextLink>
        ) : (
          <StatusWord family="booked" label="Booked" />
        )}
        <Box whiteSpace="nowrap">
          <b>{formatRand(pay)}</b> <chakra.span textStyle="s">{formatRateLine(parts)}</chakra.span>
        </Box>
      </Box>
    </Row>
  )
}

const closedDayLabels = { past: 'Past', 'offer-cancelled': 'Cancelled', 'applied-earlier': 'Applied earlier' } as const

function closedDayLabel(cell: Exclude<ApplicantDay, { kind: 'live' | 'booked' | 'none' }>, hasRoom: boolean): string {
  switch (cell.kind) {
    case 'taken-by-another':
      return `Booked: ${hasRoom ? cell.name : shortName(cell.name)}`
    case 'dropped':
      return capitalise(closeReasonLabels[cell.cause].practice)
    default:
      return closedDayLabels[cell.kind]
  }
}

/** One day of one applicant: selectable, booked, booked by another, closed, or not applied for. */
export function DayCell(props: DayProps) {
  const { offer, application, date, showsDate = false } = props
  const cell = applicantDayOf(offer, application, date)
  switch (cell.kind) {
    case 'live':
      return <SelectableDay {...props} />
    case 'booked':
      return <BookedDay offer={offer} application={application} date={date} showsDate={showsDate} />
    case 'none':
      return (
        <ClosedDay>
          <span aria-hidden="true">–</span>
          <chakra.span srOnly>Did not apply</chakra.span>
        </ClosedDay>
      )
    default:
      return (
        <ClosedDay justifyContent={showsDate ? 'space-between' : 'flex-end'}>
          {showsDate && formatCardDate(date)}
          <StatusWord
            family="past"
            textAlign="right"
            title={cell.kind === 'taken-by-another' ? cell.name : undefined}
            label={closedDayLabel(cell, showsDate)}
          />
        </ClosedDay>
      )
  }
}
