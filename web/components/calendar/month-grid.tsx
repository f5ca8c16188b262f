import { addDays, MAX_DAYS_AHEAD, monthOf } from '#shared/kernel/dates.ts'
import { DayGrid, type GridDays } from './day-grid.tsx'
import { openingDay, sundayOf } from './month-days.ts'
import { formatMonths, pickerWeeks } from './rolling-weeks.ts'
import { useGridCursor } from './use-grid-cursor.ts'

interface Props extends GridDays {
  /** `YYYY-MM` */
  month: string
  /** Called when the keyboard leaves the weeks. */
  onMonth: (month: string) => void
}

/** A picker: six weeks that run across the ends of months. */
export function MonthGrid({ month, onMonth, ...days }: Props) {
  const { today } = days
  const weeks = pickerWeeks(month, today)
  const [first = today, last = today] = [weeks[0], weeks.at(-1)]
  const cursor = useGridCursor(openingDay(month, today), {
    isInGrid: (date) => date >= first && date <= sundayOf(last),
    onLeave: (date) => {
      if (date < today || date > addDays(today, MAX_DAYS_AHEAD)) return false
      onMonth(monthOf(date))
      return true
    },
  })
  return (
    <DayGrid label={formatMonths(first, sundayOf(last))} compact weeks={weeks} {...cursor} {...days}>
      {(weekOn) => <div role="rowgroup">{weeks.map(weekOn)}</div>}
    </DayGrid>
  )
}
