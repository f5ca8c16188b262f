import { useQuery } from '@tanstack/react-query'
import { adminContract } from '#shared/admin/admin.contract.ts'
import { MAX_COUNTED_DAYS } from '#shared/admin/booked-days.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { OptionLists } from '#shared/options/option-lists.schema.ts'
import { apiQuery } from '#web/platform/api-query.ts'
import type { DayUse } from './holiday-summary.ts'

/** Bookings and open offers that have these days. */
export function useDayUse(asked: readonly LocalDate[], { counted }: OptionLists): DayUse {
  const dates = asked.slice(0, MAX_COUNTED_DAYS).join(',')
  const { data } = useQuery({
    ...apiQuery(adminContract.countBookedDays, { query: { dates } }),
    enabled: dates !== '',
    placeholderData: (before) => before,
  })
  return {
    booked: new Map(data?.days.map((day) => [day.date, day])),
    offers: counted && new Map(counted.openDays.map(({ date, offers }) => [date, offers])),
  }
}
