import { Box, chakra, Small } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import type { DayPay as Pay } from '#shared/bookings/pay.rules.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import { holidayName } from './holidays.ts'
import { formatRand } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { offeredShift } from '#web/components/status/offer-facts.ts'
import { formatHours, formatTimes } from '#shared/kernel/format-shift.ts'
import { formatPartsLine, formatRateLine } from '#web/components/format/format-days.ts'

/** A day of an offer in a list with checkboxes. */
export const OfferedDayRow = chakra('li', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border',
    py: '1',
    '& > div': { minWidth: '0' },
    '& label': { py: '2.5', minHeight: 'tap' },
  },
})

interface Props {
  offer: Offer
  date: LocalDate
}

export function DayAndHours({ offer, date, children }: Props & { children?: ReactNode }) {
  const holiday = holidayName(date)
  return (
    <Box flex="1 1 6.5rem" minWidth="0">
      <b>{formatCardDate(date)}</b>
      <Box color="fg.muted" fontVariantNumeric="tabular-nums">
        {formatTimes(offeredShift(offer, date))}
        {holiday && ` · ${holiday}`}
      </Box>
      {children}
    </Box>
  )
}

/** The pay of a day with its breakdown; for a closed day, what it would have paid. */
export function PayOfDay({ pay: { pay, parts, hours }, ended = false }: { pay: Pay; ended?: boolean }) {
  const mixed = formatPartsLine(parts)
  return (
    <Box textAlign="right" fontVariantNumeric="tabular-nums" ml="auto">
      <Box as="b" {...(ended && { color: 'fg.subtle', fontWeight: 'normal', textDecoration: 'line-through' })}>
        {formatRand(pay)}
      </Box>
      <Small>
        {formatRateLine(parts)} × {formatHours(hours * 60)}
        {mixed && <div>{mixed}</div>}
      </Small>
    </Box>
  )
}
