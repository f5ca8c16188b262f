import type { CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import { openStateOf, affectedDates } from '#shared/calendar/day-state.rules.ts'
import { emptyOpenDays, isSameOpenDays, updateOpenDays } from '#shared/kernel/open-days.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { CalendarHead, CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import type { CardsRepository } from '#functions/stores/cards.repository.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'

export type DayStores = { calendars: CalendarsRepository; cards: CardsRepository }

type MonthsChange = {
  professional: UserId
  head: CalendarHead
  before: readonly CalendarMonth[]
  after: readonly CalendarMonth[]
  today: LocalDate
}

/**
 * Writes the calendar lock, the months that differ, and the search entries if the open days have changed. `before` are
 * the months around the changed dates (`monthsAround`), read after the lock; `after` has the same order.
 */
export const writeDays = (
  { calendars, cards }: DayStores,
  { professional, head, before, after, today }: MonthsChange,
): TransactItem[] => {
  const was = head.openDays ?? emptyOpenDays(today)
  const states = Object.fromEntries(affectedDates(before, after).map((date) => [date, openStateOf(after, date)]))
  const openDays = updateOpenDays(was, states, today)
  return [
    calendars.writeHead(professional, { ...head, openDays }),
    ...after.filter((month, at) => month !== before[at]).map((month) => calendars.writeMonth(professional, month)),
    ...(isSameOpenDays(was, openDays, today)
      ? []
      : head.cards.map((market) => cards.setOpenDays(market, professional, openDays))),
  ]
}
