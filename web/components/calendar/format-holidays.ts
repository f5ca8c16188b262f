import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/days/holidays.ts'

/** `Wed 16 Dec is Day of Reconciliation.` for each public holiday among the dates; empty if there is none. */
export const formatHolidays = (dates: readonly LocalDate[]): string =>
  dates
    .toSorted()
    .flatMap((date) => {
      const name = holidayName(date)
      return name ? [`${formatCardDate(date)} is ${name}.`] : []
    })
    .join(' ')
