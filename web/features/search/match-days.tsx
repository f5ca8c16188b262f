import { Box, chakra } from '#web/ui/chakra.ts'
import { dayOfMonth, monthName, weekdayName } from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/holidays.ts'
import { statusColour, type StatusFamily, StatusWord } from '#web/ui/status-pill.tsx'
import type { MatchDayWithRequest } from './pending-days.ts'

/** Few enough to read at a glance; the summary above counts all days. */
const MAX_CHIPS = 8

const statuses: Record<MatchDayWithRequest['status'], { family: StatusFamily; label: string }> = {
  available: { family: 'available', label: 'Available' },
  open: { family: 'possible', label: 'Possibly Available' },
  requested: { family: 'pending', label: 'Requested' },
  unavailable: { family: 'unavailable', label: 'Unavailable' },
}

const Chip = chakra('li', {
  base: {
    minHeight: '46px',
    px: '2.5',
    py: '1',
    borderRadius: '8px',
    fontSize: '12px',
    lineHeight: '16px',
    minWidth: '0',
  },
})

function DayChip({ day: { date, status }, named }: { day: MatchDayWithRequest; named: boolean }) {
  const { family, label } = statuses[status]
  const possible = family === 'possible'
  return (
    <Chip
      bg={possible ? 'bg' : statusColour(family, 'bg')}
      outline={possible ? '1px dashed' : undefined}
      outlineOffset="-1px"
      outlineColor={statusColour(family, possible ? 'fg' : 'line')}
      title={holidayName(date)}
      style={
        family === 'unavailable'
          ? { backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 5px, var(--ld-colors-hatch) 5px 6px)' }
          : undefined
      }
    >
      <Box color="fg.muted" whiteSpace="nowrap" overflow="hidden" textOverflow="ellipsis">
        {weekdayName(date)} {dayOfMonth(date)}
        {named && ` ${monthName(date)}`}
        {holidayName(date) && <chakra.span srOnly>, {holidayName(date)}</chakra.span>}
      </Box>
      <StatusWord family={family} label={label} fontSize="12px" gap="1" />
    </Chip>
  )
}

/** The searched days with the locum's status on each. */
export function MatchDays({ days }: { days: readonly MatchDayWithRequest[] }) {
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
      {days.length > shown.length && (
        <Chip bg="bg.muted" color="fg.muted" display="grid" alignItems="center">
          {days.length - shown.length} more days
        </Chip>
      )}
    </chakra.ul>
  )
}
