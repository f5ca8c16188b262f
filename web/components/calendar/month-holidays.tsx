import { Box } from '@chakra-ui/react'
import { dayOfMonth } from '../../../shared/kernel/dates.ts'
import { holidaysIn } from './month-days.ts'

/** The month's public holidays by name, where a day has only room for their mark: `16 Day of Reconciliation · 25 Christmas Day`. */
export function MonthHolidays({ month }: { month: string }) {
  const holidays = holidaysIn(month)
  if (holidays.length === 0) return null
  return (
    <Box display={{ base: 'block', md: 'none' }} mt="2" textStyle="s" color="fg.muted">
      {holidays.map(({ date, name }) => `${dayOfMonth(date)}\u00a0${name}`).join(' · ')}
    </Box>
  )
}
