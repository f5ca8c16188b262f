import { Box, chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { type LocalDate, monthOf } from '#shared/kernel/dates.ts'
import { IconButton } from '#web/ui/button.tsx'
import { monthsAway, moved, weeksOf } from '#web/components/calendar/month-days.ts'
import { holidaysIn } from '#web/platform/holidays.ts'
import { NamedHolidays } from '#web/components/calendar/named-holidays.tsx'
import { WeekdaysHead } from '#web/components/calendar/weekdays-head.tsx'
import { monthWords } from '#web/components/shift-words.ts'
import { canPick, picked } from './day-picking.ts'
import { PickerDay } from './picker-day.tsx'

const Grid = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& th': { fontWeight: 'normal', color: 'fg.muted', textStyle: 's', pb: '1.5', textAlign: 'center' },
    '& td': { border: '1px solid', borderColor: 'border', p: '0' },
  },
})

interface Props {
  chosen: readonly LocalDate[]
  today: LocalDate
  onChange: (dates: LocalDate[]) => void
  invalid: boolean
}

function Months({ cursor, today, onMove }: { cursor: LocalDate; today: LocalDate; onMove: (date: LocalDate) => void }) {
  return (
    <Box display="flex" alignItems="center" justifyContent="space-between" mb="1">
      <IconButton
        label="Previous month"
        icon="back"
        disabled={monthOf(cursor) <= monthOf(today)}
        onClick={() => onMove(monthsAway(cursor, -1))}
      />
      <b aria-live="polite">{monthWords(cursor)}</b>
      <IconButton label="Next month" icon="next" onClick={() => onMove(monthsAway(cursor, 1))} />
    </Box>
  )
}

/** A month to choose days from, by tap or by keyboard; with Shift, from the last one chosen to this one. */
export function MonthPicker({ chosen, today, onChange, invalid }: Props) {
  const [cursor, setCursor] = useState(chosen[0] ?? today)
  const last = useRef<LocalDate>(undefined)
  const grid = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
    byKey.current = false
  }, [cursor])
  const pick = (date: LocalDate, event: MouseEvent) => {
    setCursor(date)
    if (!canPick(date, chosen, today)) return
    onChange(picked(date, chosen, today, event.shiftKey ? last.current : undefined))
    last.current = date
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moved(cursor, event.key)
    if (!to) return
    event.preventDefault()
    byKey.current = true
    setCursor(to)
  }
  const month = monthOf(cursor)
  return (
    <div data-invalid={invalid || undefined}>
      <Months cursor={cursor} today={today} onMove={setCursor} />
      <Grid ref={grid} role="grid" aria-label={monthWords(cursor)} aria-multiselectable onKeyDown={onKeyDown}>
        <WeekdaysHead />
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <PickerDay
                  key={date}
                  date={date}
                  outside={monthOf(date) !== month}
                  chosen={chosen.includes(date)}
                  open={canPick(date, chosen, today)}
                  today={date === today}
                  cursor={date === cursor}
                  onPick={pick}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Box display={{ md: 'none' }}>
        <NamedHolidays holidays={holidaysIn(month)} />
      </Box>
    </div>
  )
}
