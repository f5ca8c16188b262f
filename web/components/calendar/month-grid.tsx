import { chakra } from '#web/ui/chakra.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { daysBetween, type LocalDate, monthOf } from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/holidays.ts'
import { formatMonth } from '#web/components/format-shift.ts'
import { DayCell, selectionRing } from './day-cell.tsx'
import { type DayCellModel, emptyDayCell } from './day-cell-model.ts'
import type { Gesture } from './day-selection.ts'
import { openingDay, monthsAway, weeksOf } from './month-days.ts'
import { useGridGestures } from './use-grid-gestures.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

const WeekdaysHead = () => (
  <thead>
    <tr>
      {weekdays.map((day) => (
        <th key={day} scope="col">
          {day}
        </th>
      ))}
    </tr>
  </thead>
)

const Grid = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    userSelect: 'none',
    // Horizontal drags select days, vertical ones scroll the page.
    touchAction: 'pan-y pinch-zoom',
    '& th': { fontWeight: 'normal', color: 'fg.muted', textStyle: 's', pb: '2', px: { md: '2' } },
    '& td:first-child': { borderLeftWidth: '0' },
    '& td:last-child': { borderRightWidth: '0' },
  },
  variants: {
    size: {
      full: { '& th': { textAlign: { base: 'center', md: 'left' } } },
      small: { '& th': { textAlign: 'center', pb: '1' } },
    },
  },
})

interface Props {
  /** `YYYY-MM` */
  month: string
  /** Called when the keyboard leaves the month. */
  onMonth: (month: string) => void
  today: LocalDate
  dayCellOf: (date: LocalDate) => DayCellModel | undefined
  chosen?: readonly LocalDate[]
  /** Left out where days can only be viewed. */
  onSelect?: (gesture: Gesture) => void
  /** One day is chosen at a time. */
  single?: boolean
  size?: 'full' | 'small'
  label?: string
}

/** The day that the keyboard is on; it follows when the month changes. */
function useCursor(month: string, today: LocalDate, onMonth: (month: string) => void) {
  const [kept, setKept] = useState(() => openingDay(month, today))
  const cursor =
    monthOf(kept) === month
      ? kept
      : monthsAway(kept, Math.round(daysBetween(`${monthOf(kept)}-01`, `${month}-01`) / 30.44))
  const grid = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
    byKey.current = false
  }, [cursor])
  const onCursor = (date: LocalDate, keyboard: boolean) => {
    byKey.current = keyboard
    setKept(date)
    if (monthOf(date) !== month) onMonth(monthOf(date))
  }
  return { cursor, grid, onCursor }
}

/** A month of days with their marks. Days can be chosen by tap, drag or keyboard. */
export function MonthGrid({
  month,
  onMonth,
  today,
  dayCellOf,
  chosen,
  onSelect,
  single = false,
  size = 'full',
  label = formatMonth(`${month}-01`),
}: Props) {
  const { cursor, grid, onCursor } = useCursor(month, today, onMonth)
  const gestures = useGridGestures({ cursor, onCursor, onSelect })
  const selected = useMemo(() => new Set(chosen), [chosen])
  return (
    <Grid
      ref={grid}
      size={size}
      role="grid"
      aria-label={label}
      aria-multiselectable={onSelect && !single ? true : undefined}
      {...gestures}
    >
      <WeekdaysHead />
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <DayCell
                key={date}
                date={date}
                month={month}
                today={today}
                face={dayCellOf(date) ?? emptyDayCell}
                size={size}
                holiday={holidayName(date)}
                ring={selectionRing(date, selected)}
                cursor={date === cursor}
                selectable={onSelect !== undefined}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}
