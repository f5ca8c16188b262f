import { Box, chakra } from '#web/ui/chakra.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import { AgendaList } from '#web/features/calendar/agenda-list.tsx'
import { dayTitle } from '#web/components/calendar/day-cell-model.ts'
import { PostOfferButton } from '#web/components/actions/post-offer.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DayShifts } from './practice-day-shifts.tsx'
import type { DayShift } from './practice-days.ts'

interface Props {
  days: ReadonlyMap<LocalDate, DayShift[]>
  today: LocalDate
  /** The last day that is loaded. */
  until: LocalDate
  loading: boolean
  failed: boolean
  onMore: (() => void) | undefined
}

function Day({ date, today, shifts }: { date: LocalDate; today: LocalDate; shifts: readonly DayShift[] }) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' }}
      columnGap="4"
      css={{ '& li:first-of-type': { borderTopWidth: { base: '1px' } } }}
    >
      <Box
        pt="2.5"
        pb={{ base: '1', sm: '2.5' }}
        borderTop={{ sm: '1px solid' }}
        borderColor={{ sm: 'border' }}
        display={{ base: 'flex', sm: 'block' }}
        gap="3"
      >
        <b>{formatCardDate(date)}</b>
        <Box
          textStyle="s"
          lineHeight={{ base: '24px', sm: 'inherit' }}
          color={date === today ? 'primary.fg' : 'fg.muted'}
          fontWeight={date === today ? 'bold' : undefined}
        >
          {dayTitle(date, today)}
        </Box>
      </Box>
      <DayShifts date={date} shifts={shifts} />
    </chakra.li>
  )
}

export function Agenda({ days, today, until, loading, failed, onMore }: Props) {
  const dates = [...days.keys()].filter((date) => date >= today && date <= until).sort()
  const nothing = !failed && (
    <EmptyState icon="calendar" title="Nothing upcoming" action={<PostOfferButton look="primary" />}>
      Your offers, booking requests and bookings will appear here, day by day.
    </EmptyState>
  )
  return (
    <AgendaList
      dates={dates}
      dayOf={(date) => <Day key={date} date={date} today={today} shifts={days.get(date) ?? []} />}
      empty={nothing}
      until={until}
      onMore={onMore}
      loading={loading}
    />
  )
}
