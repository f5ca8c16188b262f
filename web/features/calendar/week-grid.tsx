import { Box, chakra } from '#web/ui/chakra.ts'
import { useEffect, useRef } from 'react'
import { formatCardDate, dayOfMonth, type LocalDate, monthName, weekdayName } from '#shared/kernel/dates.ts'
import { StatusIcon } from '#web/ui/status-pill.tsx'
import { longWeekday } from '#web/components/format/format-days.ts'
import { holidayName } from '#web/components/days/holidays.ts'
import type { TimedDayEntry } from '#web/components/calendar/day-cell-model.ts'
import { HOUR_HEIGHT_PX, WeekBlock } from './week-block.tsx'
import { blocksOn } from './week-blocks.ts'

const FIRST_VISIBLE_HOUR = 6
const hours = Array.from({ length: 24 }, (_, hour) => hour)

interface Props {
  days: readonly LocalDate[]
  today: LocalDate
  /** Also called for the day before the first, whose night shift may reach into it. */
  marksOf: (date: LocalDate) => readonly TimedDayEntry[]
  /** Whether the whole day is Unavailable. */
  isOff: (date: LocalDate) => boolean
  chosen?: readonly LocalDate[]
  onChoose?: (date: LocalDate) => void
}

const Day = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    width: 'full',
    py: '1.5',
    px: '0.5',
    textAlign: 'center',
    minHeight: 'tap',
    cursor: 'pointer',
    '&[aria-pressed=true]': { bg: 'secondary.subtle', boxShadow: 'inset 0 0 0 2px {colors.secondary.solid}' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})

const Small = chakra('span', { base: { display: 'block', fontSize: '11px', lineHeight: '13px', color: 'fg.muted' } })

function DayHead({
  date,
  today,
  off,
  chosen,
  onChoose,
}: { date: LocalDate; today: LocalDate; off: boolean; chosen: boolean } & Pick<Props, 'onChoose'>) {
  const holiday = holidayName(date)
  const content = (
    <>
      <chakra.span srOnly>{longWeekday(date)} </chakra.span>
      <chakra.span display="block" textStyle="s" color="fg.muted" aria-hidden="true">
        {weekdayName(date)}
      </chakra.span>
      <chakra.b
        display="inline-block"
        minWidth="6"
        lineHeight="24px"
        {...(date === today && { bg: 'primary.solid', color: 'primary.contrast', borderRadius: 'full' })}
      >
        {dayOfMonth(date)}
      </chakra.b>
      <chakra.span srOnly>
        {' '}
        {monthName(date)}
        {date === today && ', today'}
      </chakra.span>
      {off && (
        <Small>
          <Box display={{ md: 'none' }} aria-hidden="true">
            <StatusIcon family="unavailable" />
          </Box>
          <chakra.span srOnly={{ base: true, md: false }}>Unavailable</chakra.span>
        </Small>
      )}
      {holiday && (
        <>
          <Box
            display={{ md: 'none' }}
            aria-hidden="true"
            mt="1"
            width="1.5"
            height="1.5"
            borderRadius="full"
            bg="status.pending.solid"
          />
          <Small srOnly={{ base: true, md: false }}>{holiday}</Small>
        </>
      )}
    </>
  )
  return onChoose ? (
    <Day type="button" position="relative" aria-pressed={chosen} onClick={() => onChoose(date)}>
      {content}
    </Day>
  ) : (
    <Box py="1.5" display="flex" flexDirection="column" alignItems="center" textAlign="center">
      {content}
    </Box>
  )
}

const Scale = () => (
  <Box position="relative" style={{ height: 24 * HOUR_HEIGHT_PX }} aria-hidden="true">
    {hours.slice(1).map((hour) => (
      <Box
        key={hour}
        position="absolute"
        right="1.5"
        fontSize="11px"
        lineHeight="14px"
        color="fg.subtle"
        fontVariantNumeric="tabular-nums"
        style={{ top: hour * HOUR_HEIGHT_PX - 7 }}
      >
        {String(hour).padStart(2, '0')}
      </Box>
    ))}
  </Box>
)

const columns = {
  gridTemplateColumns: { base: '28px repeat(7, minmax(0, 1fr))', md: '44px repeat(7, minmax(0, 1fr))' },
}
const lines = `repeating-linear-gradient(to bottom, {colors.border} 0 1px, transparent 1px ${HOUR_HEIGHT_PX}px)`
const hatch = 'repeating-linear-gradient(135deg, transparent 0 5px, {colors.hatch} 5px 6px)'

export function WeekGrid({ days, today, marksOf, isOff, chosen = [], onChoose }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = FIRST_VISIBLE_HOUR * HOUR_HEIGHT_PX - HOUR_HEIGHT_PX / 4
  }, [])
  return (
    // Hours and names need a column each of some width: where there is less, the week scrolls sideways.
    <Box overflowX="auto" css={{ '& > *': { minWidth: '18rem' } }}>
      <Box display="grid" {...columns} borderBottom="1px solid" borderColor="border">
        <span />
        {days.map((date) => (
          <DayHead
            key={date}
            date={date}
            today={today}
            off={isOff(date)}
            chosen={chosen.includes(date)}
            {...(onChoose && { onChoose })}
          />
        ))}
      </Box>
      <Box
        ref={scroller}
        display="grid"
        {...columns}
        maxHeight={{ base: '60dvh', md: 'calc(100dvh - 340px)', lg: 'calc(100dvh - 280px)' }}
        minHeight="320px"
        overflowY="auto"
        tabIndex={0}
        role="region"
        aria-label="Hours of the week"
      >
        <Scale />
        {days.map((date) => (
          <Box
            key={date}
            role="group"
            aria-label={formatCardDate(date)}
            position="relative"
            borderLeft="1px solid"
            borderColor="border"
            bgColor={chosen.includes(date) ? 'secondary.subtle' : undefined}
            bgImage={isOff(date) ? `${hatch}, ${lines}` : lines}
            style={{ height: 24 * HOUR_HEIGHT_PX }}
          >
            {blocksOn(date, marksOf).map((block) => (
              <WeekBlock key={`${block.from} ${block.lane} ${block.entry.label}`} date={date} block={block} />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
