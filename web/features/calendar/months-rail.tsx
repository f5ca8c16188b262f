import { Box, chakra } from '#web/ui/chakra.ts'
import { addDays, type LocalDate, MAX_DAYS_AHEAD, monthName, monthOf } from '#shared/kernel/dates.ts'
import { formatMonth } from '#shared/kernel/format-month.ts'
import { useValue } from '#web/platform/value-store.ts'
import { Icon } from '#web/ui/icon.tsx'
import { openingDay, sundayOf } from '#web/components/calendar/month-days.ts'
import { monthsBetween } from '#shared/calendar/calendar.rules.ts'
import type { Roll } from './use-roll.ts'

const RAIL_MONTHS = 5

const Part = chakra('button', {
  base: {
    minHeight: '10',
    minWidth: '11',
    px: '2',
    color: 'fg.muted',
    cursor: 'pointer',
    position: 'relative',
    _hover: { color: 'fg' },
    '&[aria-current]': { color: 'fg', fontWeight: 'bold' },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetX: '2',
      bottom: '1',
      height: '2px',
      borderRadius: 'full',
      bg: 'primary.mark',
    },
  },
})

interface Props {
  roll: Roll
  today: LocalDate
  onMonth: (opening: LocalDate) => void
}

/** The months to jump to: beside the title, or behind it as a menu where there is no room. */
export function MonthsRail({ roll: { first, view: inSight }, today, onMonth }: Props) {
  const view = useValue(inSight)
  const current = monthOf(view.top)
  const all = monthsBetween(first, addDays(today, MAX_DAYS_AHEAD))
  const inView = monthsBetween(view.top, sundayOf(view.bottom))
  const at = Math.max(0, Math.min(all.indexOf(current) - 1, all.length - RAIL_MONTHS))
  const jump = (month: string) => onMonth(openingDay(month, today))
  return (
    <>
      <Box role="group" aria-label="Months" display={{ base: 'none', lg: 'flex' }}>
        {all.slice(at, at + RAIL_MONTHS).map((month) => (
          <Part
            key={month}
            type="button"
            aria-current={inView.includes(month) ? 'true' : undefined}
            onClick={() => jump(month)}
          >
            {monthName(`${month}-01`)}
            <chakra.span srOnly> {month.slice(0, 4)}</chakra.span>
          </Part>
        ))}
      </Box>
      <Box
        display={{ base: 'grid', lg: 'none' }}
        position="relative"
        width="11"
        height="11"
        placeItems="center"
        color="fg.muted"
        borderRadius="m"
        css={{ '&:focus-within': { outline: '2px solid {colors.accent.fg}' } }}
      >
        <Icon name="down" size={20} />
        <chakra.select
          aria-label="Go to month"
          position="absolute"
          inset="0"
          opacity="0"
          cursor="pointer"
          fontSize="18px"
          value={current}
          onChange={({ target }) => jump(target.value)}
        >
          {all.map((month) => (
            <option key={month} value={month}>
              {formatMonth(`${month}-01`)}
            </option>
          ))}
        </chakra.select>
      </Box>
    </>
  )
}
