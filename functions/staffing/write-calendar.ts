import type { CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import { affectedDates, openDayOf } from '#shared/calendar/day-state.rules.ts'
import { isSameOpenDays, updateOpenDays } from '#shared/kernel/open-days.ts'
import { addDays, monthOf, type LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { CalendarLock, CalendarsRepository, MonthVersions } from '#functions/stores/calendars.repository.ts'
import type { SearchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { nextVersion, type TransactItem } from '#functions/platform/dynamo/versioned.ts'

export type CalendarRepositories = { calendars: CalendarsRepository; searchEntries: SearchEntriesRepository }

type MonthsChange = {
  professional: UserId
  lock: CalendarLock
  before: readonly CalendarMonth[]
  after: readonly CalendarMonth[]
  today: LocalDate
}

/** Of a month that is over, copies of the table have long had the last change. */
const versionsAfter = (
  { monthVersions }: CalendarLock,
  written: readonly CalendarMonth[],
  today: LocalDate,
): MonthVersions => ({
  ...Object.fromEntries(Object.entries(monthVersions).filter(([month]) => month >= monthOf(addDays(today, -1)))),
  ...Object.fromEntries(written.map(({ month, version }) => [month, nextVersion(version)])),
})

/**
 * Writes the calendar lock, the months that differ, and the search rows if the open days have changed. `before` are
 * the months around the changed dates (`monthsAround`), read after the lock; `after` has the same order.
 */
export const writeCalendar = (
  { calendars, searchEntries }: CalendarRepositories,
  { professional, lock, before, after, today }: MonthsChange,
): TransactItem[] => {
  const was = lock.openDays
  const changed = Object.fromEntries(affectedDates(before, after).map((date) => [date, openDayOf(after, date)]))
  const openDays = updateOpenDays(was, changed, today)
  const written = after.filter((month, index) => month !== before[index])
  return [
    calendars.writeLock(professional, { ...lock, openDays, monthVersions: versionsAfter(lock, written, today) }),
    ...written.map((month) => calendars.writeMonth(professional, month)),
    ...(isSameOpenDays(was, openDays, today)
      ? []
      : lock.markets.map((market) => searchEntries.setDays(market, professional, openDays))),
  ]
}
