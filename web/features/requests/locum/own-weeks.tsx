import { Box, chakra, Small, Stack } from '#web/ui/chakra.ts'
import { dayOfMonth, type LocalDate, weekdayName } from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/days/holidays.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatDayCell } from '#web/components/calendar/day-cell-model.ts'
import { CalendarLegend } from '#web/components/calendar/calendar-legend.tsx'
import { DayIcons, DayWords } from '#web/components/calendar/day-entries.tsx'
import { GridFrame } from '#web/components/calendar/day-grid-style.ts'
import { weekOf, weeksWith } from '#web/components/calendar/month-days.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { Section } from '#web/ui/page.tsx'
import { formatDays } from '#web/components/format/format-days.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { candidateIn } from '#web/components/status/request-status.ts'
import { now } from '#web/platform/clock.ts'
import { useTablet } from '#web/platform/media.ts'
import { conflictsWith } from '#web/components/calendar/own-conflicts.tsx'
import type { OwnCalendar } from '#web/components/calendar/own-calendar.ts'
import { entriesOn } from './week-entries.ts'
import { offeredShift } from '#web/components/status/offer-facts.ts'

const Week = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'l',
    overflow: 'hidden',
    '& > li + li': { borderLeft: '1px solid', borderColor: 'border' },
  },
})

interface Props {
  offer: Offer
  days: OwnCalendar
  today: LocalDate
}

function WeekDay({ offer, days, today, date, compact }: Props & { date: LocalDate; compact: boolean }) {
  const entries = entriesOn(days, date, offer, now())
  const isRequested = candidateIn(offer).live_dates.includes(date)
  const clash = isRequested && conflictsWith(days, offeredShift(offer, date)).length > 0
  return (
    <Box
      as="li"
      minWidth="0"
      px={{ base: '0.5', md: '1.5' }}
      py="2"
      minHeight={{ base: '64px', md: '92px' }}
      {...(isRequested && { bg: clash ? 'error.subtle' : 'secondary.subtle' })}
      {...(clash && { boxShadow: 'inset 0 0 0 2px {colors.error.fg}' })}
    >
      <chakra.span
        srOnly
      >{`${formatDayCell(date, { entries }, today)}${clash ? ', clashes with your booking' : ''}`}</chakra.span>
      <Box aria-hidden="true" textAlign={{ base: 'center', md: 'left' }} mb="1" textStyle="s">
        <chakra.span color="fg.muted" display={{ base: 'block', md: 'inline' }}>
          {weekdayName(date)}{' '}
        </chakra.span>
        <b>{dayOfMonth(date)}</b>
      </Box>
      {compact ? (
        <DayIcons entries={entries} />
      ) : (
        <DayWords entries={entries.map(({ to: _, ...entry }) => entry)} reachable={false} />
      )}
      {holidayName(date) && (
        <Box
          aria-hidden="true"
          display={{ base: 'none', md: 'block' }}
          fontSize="12px"
          lineHeight="14px"
          color="fg.muted"
          mt="1"
          overflowWrap="anywhere"
        >
          {holidayName(date)}
        </Box>
      )}
    </Box>
  )
}

interface LoadingProps extends Omit<Props, 'days'> {
  days: OwnCalendar | undefined
  error: Error | null
  onRetry: () => void
}

/** On a phone, days show only icons, so a legend names them. */
function PhoneLegend({ offer, days, mondays }: Pick<Props, 'offer' | 'days'> & { mondays: readonly LocalDate[] }) {
  const entries = mondays.flatMap((monday) => weekOf(monday).flatMap((date) => entriesOn(days, date, offer, now())))
  return (
    <Box display={{ md: 'none' }}>
      <CalendarLegend entries={[...new Map(entries.map((entry) => [entry.label, entry])).values()]} />
    </Box>
  )
}

/** The locum’s own weeks around a request: bookings, availability and other requests. */
export function OwnWeeks({ offer, days, today, error, onRetry }: LoadingProps) {
  const mondays = weeksWith(candidateIn(offer).live_dates)
  const compact = !useTablet()
  return (
    <Section title={mondays.length > 1 ? 'Your weeks' : 'Your week'}>
      {error && !days && <LoadError error={error} onRetry={onRetry} />}
      <Stack gap="4">
        {mondays.map((monday) => (
          <div key={monday}>
            {mondays.length > 1 && <Small mb="1.5">{formatDays(weekOf(monday))}</Small>}
            {days ? (
              <GridFrame look={compact ? 'compact' : 'roomy'}>
                <Week>
                  {weekOf(monday).map((date) => (
                    <WeekDay key={date} offer={offer} days={days} today={today} date={date} compact={compact} />
                  ))}
                </Week>
              </GridFrame>
            ) : (
              !error && <Skeleton height={{ base: '64px', md: '92px' }} borderRadius="l" />
            )}
          </div>
        ))}
      </Stack>
      {days && <PhoneLegend offer={offer} days={days} mondays={mondays} />}
    </Section>
  )
}
