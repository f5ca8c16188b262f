import { Box } from '#web/ui/chakra.ts'
import { useState } from 'react'
import { type LocalDate, monthOf, MAX_DAYS, dateRangeProblem } from '#shared/kernel/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { formatHolidays } from '#web/components/calendar/format-holidays.ts'
import { MonthGrid } from '#web/components/calendar/month-grid.tsx'
import { MonthSwitch } from '#web/components/calendar/month-switch.tsx'
import { useDaySelection } from '#web/components/calendar/use-day-selection.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, InputFrame } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { currentDay } from '#web/platform/clock.ts'

interface Props {
  dates: readonly LocalDate[]
  onChange: (dates: LocalDate[]) => void
}

function notChoosableReasonOn(date: LocalDate, today: LocalDate): string | undefined {
  const side = dateRangeProblem(date, today)
  return side && { past: 'This day has passed', tooFar: 'More than a year ahead' }[side]
}

export function DaysDialog({ dates, onChange, onClose }: Props & { onClose: () => void }) {
  const today = currentDay()
  const [month, setMonth] = useState(monthOf(dates[0] ?? today))
  const { chosen, select, choose } = useDaySelection((date) => !notChoosableReasonOn(date, today), dates)
  const tooMany = chosen.length > MAX_DAYS
  const apply = () => {
    onChange(chosen.slice(0, MAX_DAYS))
    onClose()
  }
  return (
    <Dialog
      open
      narrow
      onClose={onClose}
      unsaved={chosen.join() !== dates.join()}
      title="Choose your dates"
      lead="Tap days or drag across them, up to 31."
      footer={
        <>
          {chosen.length > 0 && <Button onClick={() => choose([])}>Clear days</Button>}
          <Button look="primary" onClick={apply}>
            {chosen.length > 0 ? `Search ${formatCount(Math.min(chosen.length, MAX_DAYS), 'day')}` : 'Search any day'}
          </Button>
        </>
      }
    >
      <MonthSwitch month={month} onMonth={setMonth} today={today} />
      <MonthGrid
        month={month}
        onMonth={setMonth}
        today={today}
        dayCellOf={(date) => ({ entries: [], notChoosable: notChoosableReasonOn(date, today) })}
        chosen={chosen}
        onSelect={select}
      />
      <Box mt="3" minHeight="6" role="status" color={tooMany ? 'error.fg' : 'fg.muted'}>
        {tooMany ? 'You can search up to 31 days. Only the first 31 are used.' : formatDays(chosen)}
        {!tooMany && <Box color="fg.muted">{formatHolidays(chosen)}</Box>}
      </Box>
    </Dialog>
  )
}

/** The days that need cover: single days, ranges, or both. */
export function DaysFilter({ dates, onChange }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Field label="Dates">
        {(props) => (
          <InputFrame
            asChild
            px="3"
            py="2"
            gap="2"
            alignItems="center"
            justifyContent="space-between"
            textAlign="left"
            cursor="pointer"
            fontSize={{ base: '18px', sm: '15px' }}
          >
            <button
              type="button"
              {...props}
              aria-invalid={undefined}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {dates.length > 0 ? formatDays(dates) : 'Any day'}
              <Box as="span" color="fg.muted">
                <Icon name="calendar" size={18} />
              </Box>
            </button>
          </InputFrame>
        )}
      </Field>
      {open && <DaysDialog dates={dates} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  )
}
