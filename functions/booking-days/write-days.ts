import type { CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import { affectedDates, openDayOf } from '#shared/calendar/day-state.rules.ts'
import { isSameOpenDays, updateOpenDays } from '#shared/kernel/open-days.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { CalendarLock, CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import type { SearchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'

export type DayRepositories = { calendars: CalendarsRepository; searchEntries: SearchEntriesRepository }

type MonthsChange = {
  professional: UserId
  lock: CalendarLock
  before: readonly CalendarMonth[]
  after: readonly CalendarMonth[]
  today: LocalDate
}

/**
 * Writes the calendar lock, the months that differ, and the search rows if the open days have changed. `before` are
 * the months around the changed dates (`monthsAround`), read after the lock; `after` has the same order.
 */
export const writeDays = (
  { calendars, searchEntries }: DayRepositories,
  { professional, lock, before, after, today }: MonthsChange,
): TransactItem[] => {
  const was = lock.openDays
  const changed = Object.fromEntries(affectedDates(before, after).map((date) => [date, openDayOf(after, date)]))
  const openDays = updateOpenDays(was, changed, today)
  return [
    calendars.writeLock(professional, { ...lock, openDays }),
    ...after.filter((month, at) => month !== before[at]).map((month) => calendars.writeMonth(professional, month)),
    ...(isSameOpenDays(was, openDays, today)
      ? []
      : lock.markets.map((market) => searchEntries.setDays(market, professional, openDays))),
  ]
}
