import { Box, Row } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import type { Party } from '#shared/kernel/caller.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { Checkbox } from '#web/ui/choices.tsx'
import { DayAndHours, PayOfDay, OfferedDayRow } from '#web/components/days/offered-day.tsx'
import { Section } from '#web/ui/page.tsx'
import { payOfRequest, candidateIn } from '#web/components/status/request-status.ts'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { pathsOf } from '#shared/kernel/paths.ts'
import { dayStatusOn } from './request-day.ts'

interface DayProps {
  offer: Offer
  date: LocalDate
  party: Party
  note?: ReactNode
  /** Show the day's status, because it differs from the other days’. */
  showsStatus: boolean
}

function DayStatusLabel({ offer, date, party }: Pick<DayProps, 'offer' | 'date' | 'party'>) {
  const { booking, ...status } = dayStatusOn(offer, date, party)
  const to = booking && pathsOf[party].booking(booking)
  return (
    <Row wrap align="center" columnGap="3">
      <StatusWord {...status} />
      {to && (
        <TextLink to={to} textStyle="s" aria-label={`View booking for ${formatCardDate(date)}`}>
          View booking
        </TextLink>
      )}
    </Row>
  )
}

function Day(props: DayProps) {
  const { offer, date, note } = props
  return (
    <Row wrap justify="space-between" columnGap="3">
      <DayAndHours offer={offer} date={date}>
        {props.showsStatus && <DayStatusLabel {...props} />}
      </DayAndHours>
      <PayOfDay pay={payOfRequest(offer, [date])} ended={dayStatusOn(offer, date, props.party).family === 'past'} />
      {note && <Box flexBasis="full">{note}</Box>}
    </Row>
  )
}

interface Props {
  offer: Offer
  party: Party
  chosen?: readonly LocalDate[]
  /** Without it, the days are read-only. */
  onChange?: ((dates: LocalDate[]) => void) | undefined
  /** A note on a day, such as a booking that clashes. */
  noteOn?: (date: LocalDate) => ReactNode
}

/** The days of a request with hours, pay and status; a locum ticks those to accept. */
export function RequestDays({ offer, party, chosen = [], onChange, noteOn }: Props) {
  const { live_dates: live } = candidateIn(offer)
  const showsStatus =
    new Set(offer.request_dates.map(({ date }) => dayStatusOn(offer, date, party).label)).size > 1 ||
    candidateIn(offer).confirmed_dates.length > 0
  const toggled = (date: LocalDate) =>
    chosen.includes(date) ? chosen.filter((other) => other !== date) : [...chosen, date].toSorted()
  return (
    <Section title="Days">
      <ul>
        {offer.request_dates.map(({ date }) => {
          const day = <Day offer={offer} date={date} party={party} note={noteOn?.(date)} showsStatus={showsStatus} />
          return (
            <OfferedDayRow key={date}>
              {onChange && live.includes(date) ? (
                <Checkbox checked={chosen.includes(date)} onChange={() => onChange(toggled(date))} label={day} />
              ) : (
                <Box py="2.5">{day}</Box>
              )}
            </OfferedDayRow>
          )
        })}
      </ul>
    </Section>
  )
}
