import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { addDays, formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import { AgendaList } from '#web/features/calendar/agenda-list.tsx'
import { dayTitle } from '#web/components/calendar/day-cell-model.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { now } from '#web/platform/clock.ts'
import { ownDayCell } from './locum-day-cells.ts'
import { ShiftLines } from './locum-day-shifts.tsx'
import type { OwnCalendar } from '#web/components/calendar/own-calendar.ts'

interface Props {
  calendar: OwnCalendar
  today: LocalDate
  /** The last day that is loaded. */
  until: LocalDate
  onMore: (() => void) | undefined
  loading: boolean
}

/** Days to come with something on them; Unavailable or past hours are not worth listing. */
const daysAhead = ({ calendar, today, until }: Props): LocalDate[] =>
  // A night is also on the day after it.
  [...new Set([...calendar.days.keys()].flatMap((date) => [date, addDays(date, 1)]))]
    .filter(
      (date) =>
        date >= today &&
        date <= until &&
        ownDayCell(calendar, date, now()).entries.some(({ family }) => family !== 'unavailable' && family !== 'past'),
    )
    .sort()

function Day({ date, calendar, today }: { date: LocalDate } & Pick<Props, 'calendar' | 'today'>) {
  return (
    <Row as="li" wrap columnGap={{ base: '2', sm: '3' }} borderTop="1px solid" borderColor="border">
      <Box flex={{ base: '0 0 88px', sm: '0 0 140px' }} minHeight="tap" py="1">
        <chakra.b whiteSpace="nowrap">{formatCardDate(date)}</chakra.b>
        <Box
          textStyle="s"
          color={date === today ? 'primary.fg' : 'fg.muted'}
          fontWeight={date === today ? 'bold' : undefined}
        >
          {dayTitle(date, today)}
        </Box>
      </Box>
      <Box flex="1 1 12rem">
        <ShiftLines calendar={calendar} date={date} />
      </Box>
    </Row>
  )
}

export function Agenda(props: Props) {
  const { calendar, today, until, onMore, loading } = props
  const nothing = (
    <EmptyState
      icon="calendar"
      title="Nothing upcoming"
      action={<TextLink to="?view=month">Add your availability</TextLink>}
    >
      Your availability, booking requests and bookings will appear here.
    </EmptyState>
  )
  return (
    <AgendaList
      dates={daysAhead(props)}
      dayOf={(date) => <Day key={date} date={date} calendar={calendar} today={today} />}
      empty={nothing}
      until={until}
      onMore={onMore}
      loading={loading}
    />
  )
}
