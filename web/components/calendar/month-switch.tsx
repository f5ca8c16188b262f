import { Row } from '#web/ui/chakra.ts'
import { addDays, type LocalDate, MAX_DAYS_AHEAD, monthOf } from '#shared/kernel/dates.ts'
import { IconButton } from '#web/ui/button.tsx'
import { monthsAway, sundayOf } from './month-days.ts'
import { formatMonths, pickerWeeks } from './rolling-weeks.ts'

interface Props {
  month: string
  onMonth: (month: string) => void
  today: LocalDate
}

/** Above a picker: the months in view, and steps from today's to that of a year ahead. */
export function MonthSwitch({ month, onMonth, today }: Props) {
  const away = (months: number) => monthOf(monthsAway(`${month}-01`, months))
  const weeks = pickerWeeks(month, today)
  return (
    <Row align="center" justify="space-between" mb="1">
      <IconButton
        label="Previous month"
        icon="back"
        disabled={month <= monthOf(today)}
        onClick={() => onMonth(away(-1))}
      />
      <b aria-live="polite">{formatMonths(weeks[0] ?? today, sundayOf(weeks.at(-1) ?? today))}</b>
      <IconButton
        label="Next month"
        icon="next"
        disabled={month >= monthOf(addDays(today, MAX_DAYS_AHEAD))}
        onClick={() => onMonth(away(1))}
      />
    </Row>
  )
}
