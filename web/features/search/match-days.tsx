import { formatCount } from '#web/components/format/format-words.ts'
import { Box, chakra } from '#web/ui/chakra.ts'
import { Fragment } from 'react'
import { dayOfMonth, monthName, weekdayName } from '#shared/kernel/dates.ts'
import { formatTimes } from '#shared/kernel/format-shift.ts'
import { holidayName } from '#web/components/days/holidays.ts'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { type DayKind, kindOf } from './days-summary.ts'
import type { SeenDay } from './own-days.ts'
import { searchText as text } from './search.text.ts'

const moreDays = (count: number) => formatCount(count, 'more day')

/** Few enough to read at a glance; the summary above counts all days. */
const MAX_CHIPS = 8

const families = {
  full: 'available',
  partly: 'partly',
  tentative: 'possible',
  requested: 'pending',
  booked: 'booked',
  none: 'unavailable',
  otherHours: 'unavailable',
} as const satisfies Record<DayKind, string>

/** Certainty is the strength of the fill; none of the kinds looks like another without its colour. */
const Chip = chakra('li', {
  base: {
    minHeight: '46px',
    px: '2',
    py: '1',
    borderRadius: '8px',
    fontSize: '12px',
    lineHeight: '16px',
    minWidth: '0',
    border: '1px solid transparent',
  },
  variants: {
    fit: {
      full: { bg: 'status.available.bg' },
      partly: {
        borderColor: 'status.available.line',
        bgImage: 'linear-gradient(90deg, {colors.status.available.bg} 50%, transparent 50%)',
      },
      tentative: { border: '1px dashed', borderColor: 'status.available.fg' },
      requested: { bg: 'status.pending.bg' },
      booked: { bg: 'status.booked.bg' },
      none: {
        bg: 'status.unavailable.bg',
        bgImage: 'repeating-linear-gradient(135deg, transparent 0 5px, {colors.hatch} 5px 6px)',
      },
      more: { bg: 'bg.muted', color: 'fg.muted', display: 'grid', alignItems: 'center' },
    },
  },
})

const FreeHours = ({ date, free = [] }: SeenDay) =>
  free.map((hours, at) => (
    <Fragment key={hours.start_time}>
      {at > 0 && ', '}
      <chakra.span whiteSpace="nowrap">{formatTimes({ date, ...hours })}</chakra.span>
    </Fragment>
  ))

function DayChip({ day, named }: { day: SeenDay; named: boolean }) {
  const { date, fit, free = [] } = day
  const hasHours = free.length > 0
  const kind = kindOf(day)
  return (
    <Chip fit={kind === 'otherHours' ? 'none' : kind} title={holidayName(date)}>
      <Box color="fg.muted" whiteSpace="nowrap" overflow="hidden" textOverflow="ellipsis">
        {weekdayName(date)} {dayOfMonth(date)}
        {named && ` ${monthName(date)}`}
        {holidayName(date) && <chakra.span srOnly>, {holidayName(date)}</chakra.span>}
      </Box>
      <StatusWord family={families[kind]} label={text.kinds[kind]} fontSize="12px" gap="1" />{' '}
      {hasHours && (
        <Box {...(fit === 'partly' ? { color: 'status.available.fg', fontWeight: 'bold' } : { color: 'fg.muted' })}>
          {fit !== 'partly' && 'free'} <FreeHours {...day} />
        </Box>
      )}
    </Chip>
  )
}

/** The searched days, and how the locum can work on each. */
export function MatchDays({ days }: { days: readonly SeenDay[] }) {
  if (days.length === 0) return null
  const shown = days.length > MAX_CHIPS ? days.slice(0, MAX_CHIPS - 1) : days
  const months = new Set(days.map(({ date }) => date.slice(0, 7))).size
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(106px, 1fr))' }}
      gap="1.5"
      mt="2"
    >
      {shown.map((day) => (
        <DayChip key={day.date} day={day} named={months > 1} />
      ))}
      {days.length > shown.length && <Chip fit="more">{moreDays(days.length - shown.length)}</Chip>}
    </chakra.ul>
  )
}
