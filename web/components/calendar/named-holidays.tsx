import { chakra, Small } from '#web/ui/chakra.ts'
import { Fragment } from 'react'
import { dayOfMonth, monthName } from '#shared/kernel/dates.ts'
import type { PublicHoliday } from '#shared/kernel/holidays.ts'

/** `16 Dec Day of Reconciliation · 25 Dec Christmas Day`, below weeks whose days have room for a mark only. */
export function NamedHolidays({ holidays }: { holidays: readonly PublicHoliday[] }) {
  if (holidays.length === 0) return null
  return (
    <Small mt="2">
      {holidays.map(({ date, name }, at) => (
        <Fragment key={date}>
          {at > 0 && ' '}
          <chakra.span whiteSpace="nowrap">{`${dayOfMonth(date)} ${monthName(date)} ${name}${at < holidays.length - 1 ? ' ·' : ''}`}</chakra.span>
        </Fragment>
      ))}
    </Small>
  )
}
