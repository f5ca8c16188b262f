import { MIDNIGHT } from '#shared/kernel/shift.ts'
import { addDays, type LocalDate, minutesOf } from '#shared/kernel/dates.ts'
import { dayIn, type CalendarMonth } from './calendar.rules.ts'
import type { AvailabilityStatus, Hours } from './availability.schema.ts'
import type { OpenState } from '#shared/kernel/open-days.ts'

/** Minutes after a day's midnight; past the next one where hours run through the night. */
export type Window = { from: number; to: number }

/** Hours as a window: those that end at or before their start run past midnight. */
export const windowOf = ({ start_time, end_time }: Hours): Window => {
  const [from, to] = [minutesOf(start_time), minutesOf(end_time)]
  return { from, to: to > from ? to : to + MIDNIGHT }
}

/** What is booked of a day and of the night that follows it. */
const bookedFrom = (months: readonly CalendarMonth[], date: LocalDate): Window[] => [
  ...(dayIn(months, date)?.slots ?? []),
  ...(dayIn(months, addDays(date, 1))?.slots ?? []).map(({ from, to }) => ({
    from: from + MIDNIGHT,
    to: to + MIDNIGHT,
  })),
]

const without = (free: readonly Window[], taken: Window): Window[] =>
  free.flatMap((window) =>
    [
      { from: window.from, to: Math.min(window.to, taken.from) },
      { from: Math.max(window.from, taken.to), to: window.to },
    ].filter(({ from, to }) => from < to),
  )

/** Posted hours of a day that are not booked. */
export const freeWindows = (months: readonly CalendarMonth[], date: LocalDate): Window[] => {
  const hours = dayIn(months, date)?.hours
  return hours ? bookedFrom(months, date).reduce(without, [hours]) : []
}

/**
 * What a day comes to, whoever looks: off, or every posted hour booked (any slot where none is posted), is unavailable.
 */
export const openStateOf = (months: readonly CalendarMonth[], date: LocalDate): OpenState => {
  const day = dayIn(months, date)
  if (!day?.posting) return day && day.slots.length > 0 ? 'unavailable' : 'none'
  if (day.mark === 'off' || freeWindows(months, date).length === 0) return 'unavailable'
  return day.mark === 'tentative' ? 'tentative' : 'available'
}

/** DESIGN 5: a day for a viewer, who has asked for it or not. */
export const dayStatus = (
  months: readonly CalendarMonth[],
  date: LocalDate,
  requested: boolean,
): AvailabilityStatus => {
  const [state, hours, free] = [openStateOf(months, date), dayIn(months, date)?.hours, freeWindows(months, date)]
  if (state === 'unavailable') return 'unavailable'
  if (hours && (free.length > 1 || free[0]?.from !== hours.from || free[0].to !== hours.to))
    return 'partially-confirmed'
  if (requested) return 'requested'
  return state === 'available' ? 'available' : 'open'
}

/** The days whose state a change of months can have changed: those that differ, and the evenings before them. */
export const touchedDates = (before: readonly CalendarMonth[], after: readonly CalendarMonth[]): LocalDate[] => {
  const dates = after.flatMap(({ days }, at) => {
    const was = before[at]?.days ?? {}
    return [...new Set([...Object.keys(was), ...Object.keys(days)])].filter((date) => was[date] !== days[date])
  })
  return [...new Set(dates.flatMap((date) => [addDays(date, -1), date]))].sort()
}
