import { Box, chakra } from '@chakra-ui/react'
import { dayOfMonth } from '../../../shared/kernel/dates.ts'
import type { PublicHoliday } from '../../../shared/kernel/holidays.ts'

/** Public holidays by name, for days that have only room for their mark: `16 Day of Reconciliation · 25 Christmas Day`. */
export function NamedHolidays({ holidays }: { holidays: readonly PublicHoliday[] }) {
  if (holidays.length === 0) return null
  return (
    <Box mt="2" textStyle="s" color="fg.muted">
      {holidays.map(({ date, name }, at) => (
        <chakra.span key={date} whiteSpace="nowrap">
          {at > 0 && ' · '}
          {`${dayOfMonth(date)} ${name}`}
        </chakra.span>
      ))}
    </Box>
  )
}
