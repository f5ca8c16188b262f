import { Box } from '#web/ui/chakra.ts'
import { monthOf } from '#shared/kernel/dates.ts'
import { IconButton } from '#web/ui/button.tsx'
import { formatMonth } from '#web/components/format-shift.ts'
import { monthsAway } from './month-days.ts'

export function MonthSwitch({
  month,
  onMonth,
  first,
  last,
}: {
  month: string
  onMonth: (month: string) => void
  first?: string
  last?: string
}) {
  const away = (months: number) => monthOf(monthsAway(`${month}-01`, months))
  return (
    <Box display="flex" alignItems="center" justifyContent="space-between" mb="1">
      <IconButton
        label="Previous month"
        icon="back"
        disabled={first !== undefined && month <= first}
        onClick={() => onMonth(away(-1))}
      />
      <b aria-live="polite">{formatMonth(`${month}-01`)}</b>
      <IconButton
        label="Next month"
        icon="next"
        disabled={last !== undefined && month >= last}
        onClick={() => onMonth(away(1))}
      />
    </Box>
  )
}
