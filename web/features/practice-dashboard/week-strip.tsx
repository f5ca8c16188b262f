import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { dayOfMonth, minutesOf, weekdayName } from '#shared/kernel/dates.ts'
import { Link } from 'react-router-dom'
import { longMonth } from '#shared/kernel/format-month.ts'
import { longWeekday } from '#web/components/format/format-days.ts'
import { type Status, StatusWord } from '#web/ui/status-pill.tsx'

type CoveredHours = 'booked' | 'pending' | 'open'

export interface CoverageDay {
  date: string
  segments: readonly { from: string; to: string; kind: CoveredHours }[]
  status: Status
  /** `08:00–17:00`, or why there are no hours. */
  note: string
  closed?: boolean
  /** Where a tap leads. */
  action: { to: string; label: string }
}

interface Opening {
  from: string
  to: string
}

const fills: Record<CoveredHours, object> = {
  booked: { bg: 'status.booked.solid' },
  pending: {
    bgImage:
      'repeating-linear-gradient(135deg, {colors.status.pending.solid} 0 4px, {colors.status.pending.line} 4px 7px)',
  },
  open: { bg: 'bg', border: '1.5px dashed', borderColor: 'status.available.solid' },
}

/** One day against the opening hours: solid is booked, striped is pending, dashed is open, hatched is closed. */
export function CoverageBar({
  segments,
  opening,
  closed = false,
  today = false,
}: Pick<CoverageDay, 'segments' | 'closed'> & { opening: Opening; today?: boolean }) {
  const start = minutesOf(opening.from)
  const length = minutesOf(opening.to) - start
  // A shift that ends after midnight runs to the end of its first day's bar.
  const share = (time: string): number => Math.min(100, Math.max(0, ((minutesOf(time) - start) / length) * 100))
  const bounds = ({ from, to }: Opening) => ({ left: `${share(from)}%`, right: `${to <= from ? 0 : 100 - share(to)}%` })
  return (
    <Box
      position="relative"
      height="2"
      borderRadius="s"
      bg={today ? 'primary.track' : 'bg.muted'}
      bgImage={
        closed ? 'repeating-linear-gradient(135deg, {colors.bg.muted} 0 4px, {colors.border} 4px 5px)' : undefined
      }
      aria-hidden="true"
    >
      {segments.map(({ from, to, kind }) => (
        <Box
          key={`${from}${to}${kind}`}
          position="absolute"
          top="0"
          bottom="0"
          borderRadius="s"
          {...fills[kind]}
          style={bounds({ from, to })}
        />
      ))}
    </Box>
  )
}

const Day = chakra('li', {
  base: {
    position: 'relative',
    px: '4',
    pt: '3',
    pb: '3.5',
    minWidth: '0',
    borderColor: 'border',
    display: { base: 'flex', lg: 'block' },
    flexWrap: 'wrap',
    columnGap: '4',
    alignItems: 'center',
    '& + &': { borderTopWidth: { base: '1px', lg: '0' }, borderLeftWidth: { lg: '1px' } },
  },
})

/** Covers the whole day, whose words are in its name. */
const DayLink = chakra(Link, {
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: 1,
    _hover: { boxShadow: 'inset 0 0 0 1.5px {colors.border.emphasized}' },
    _focusVisible: { outlineOffset: '-3px' },
  },
})

const formatDay = ({ date, status, note, action }: CoverageDay, today: string): string =>
  [
    `${longWeekday(date)} ${dayOfMonth(date)} ${longMonth(date)}`,
    date === today && 'today',
    [status.label, note].filter(Boolean).join(' '),
    action.label,
  ]
    .filter(Boolean)
    .join(', ')

/** The next seven days: columns on a desktop, rows on a phone. */
export function WeekStrip({ days, opening, today }: { days: readonly CoverageDay[]; opening: Opening; today: string }) {
  return (
    <chakra.ul
      aria-label="Next 7 days"
      display="grid"
      gridTemplateColumns={{ lg: 'repeat(var(--days), minmax(0, 1fr))' }}
      style={{ '--days': days.length } as object}
      border="1px solid"
      borderColor="border"
      borderRadius="l"
      overflow="hidden"
    >
      {days.map((day) => (
        <Day key={day.date} bg={day.date === today ? 'primary.subtle' : 'bg'}>
          <DayLink to={day.action.to} aria-label={formatDay(day, today)} />
          <Row flex="0 0 4.5rem" align="baseline" gap="1.5" aria-hidden="true">
            <chakra.span color="fg.muted">
              <chakra.span display={day.date === today ? { base: 'none', lg: 'inline' } : undefined}>
                {weekdayName(day.date)}
              </chakra.span>
              {day.date === today && <chakra.span display={{ lg: 'none' }}>Today</chakra.span>}
            </chakra.span>
            <chakra.b textStyle="l">{dayOfMonth(day.date)}</chakra.b>
            {day.date === today && (
              <chakra.span
                display={{ base: 'none', lg: 'inline' }}
                ml="auto"
                textStyle="s"
                fontWeight="bold"
                color="primary.fg"
              >
                Today
              </chakra.span>
            )}
          </Row>
          <Box flex="1 1 3rem" mt={{ lg: '2' }} mb={{ lg: '2.5' }}>
            <CoverageBar {...day} opening={opening} today={day.date === today} />
          </Box>
          <Box flex="1.2 1 6rem" minWidth="0" aria-hidden="true">
            <StatusWord {...day.status} display="flex" />
            <Small fontVariantNumeric="tabular-nums">{day.note}</Small>
            {day.segments.length === 0 && (
              <Box textStyle="s" color="accent.fg">
                {day.action.label}
              </Box>
            )}
          </Box>
        </Day>
      ))}
    </chakra.ul>
  )
}
