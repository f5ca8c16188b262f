import { type ComponentProps, memo, type ReactNode, type RefObject, useDeferredValue, useMemo } from 'react'
import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import { GridFrame } from './day-grid-style.ts'
import { type DayCellModel, emptyDayCell } from './day-cell-model.ts'
import type { Gesture } from './day-selection.ts'
import { mondayOf, weekOf } from './month-days.ts'
import { useGridGestures } from './use-grid-gestures.ts'
import { selectionRing, WeekRow } from './week-row.tsx'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const longNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export interface GridDays {
  today: LocalDate
  dayCellOf: (date: LocalDate) => DayCellModel | undefined
  chosen?: readonly LocalDate[]
  /** Left out where days can only be viewed. */
  onSelect?: (gesture: Gesture) => void
}

interface Props extends GridDays {
  label: string
  compact: boolean
  weeks: readonly LocalDate[]
  cursor: LocalDate
  grid: RefObject<HTMLDivElement | null>
  onCursor: (date: LocalDate, keyboard: boolean) => void
  /** Places the weeks; `weekOn` draws one. */
  children: (weekOn: (monday: LocalDate, at: number) => ReactNode) => ReactNode
}

const none: ReadonlySet<LocalDate> = new Set()

interface WeekProps extends Omit<ComponentProps<typeof WeekRow>, 'faces' | 'rings'> {
  dayCellOf: GridDays['dayCellOf']
  selected: ReadonlySet<LocalDate>
}

/** Apart from the grid, so that many weeks are drawn in pieces, between which a tap is answered. */
const Week = memo(function Week({ dayCellOf, selected, ...week }: WeekProps) {
  const days = weekOf(week.monday)
  return (
    <WeekRow
      {...week}
      faces={days.map((date) => dayCellOf(date) ?? emptyDayCell)}
      rings={days.map((date) => selectionRing(date, selected))}
    />
  )
})

/** The weeks whose days or neighbours are chosen. */
const weeksAround = (chosen: readonly LocalDate[] = []): ReadonlySet<LocalDate> =>
  new Set(chosen.flatMap((date) => [-7, 0, 7].map((days) => mondayOf(addDays(date, days)))))

/** Weeks of days with their marks. Days can be chosen by tap, drag or keyboard. */
export function DayGrid({
  label,
  compact,
  weeks,
  cursor,
  grid,
  onCursor,
  children,
  today,
  dayCellOf,
  chosen,
  onSelect,
}: Props) {
  const gestures = useGridGestures({ cursor, onCursor, onSelect })
  const [selected, around] = useMemo(() => [new Set(chosen), weeksAround(chosen)], [chosen])
  const drawnCellOf = useDeferredValue(dayCellOf)
  const last = chosen?.at(-1)
  const lastWeek = last && mondayOf(last)
  const cursorWeek = mondayOf(cursor)
  const weekOn = (monday: LocalDate, at: number) => (
    <Week
      key={monday}
      monday={monday}
      row={at + 2}
      today={today}
      dayCellOf={drawnCellOf}
      selected={around.has(monday) ? selected : none}
      cursor={cursorWeek === monday ? cursor : undefined}
      selectable={onSelect !== undefined}
      compact={compact}
      count={last && lastWeek === monday && selected.size > 1 ? { date: last, days: selected.size } : undefined}
    />
  )
  return (
    <GridFrame
      ref={grid}
      look={compact ? 'compact' : 'roomy'}
      role="grid"
      aria-label={label}
      aria-rowcount={weeks.length + 1}
      aria-multiselectable={onSelect ? true : undefined}
      {...gestures}
    >
      <div role="row" aria-rowindex={1} className="heads">
        {weekdays.map((day, at) => (
          <span key={day} role="columnheader" aria-label={longNames[at]}>
            {day}
          </span>
        ))}
      </div>
      {children(weekOn)}
    </GridFrame>
  )
}
