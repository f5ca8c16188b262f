import { MIDNIGHT, windowOf } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import { dayIn, type CalendarMonth } from './calendar.rules.ts'
import type { AvailabilityStatus } from './availability.schema.ts'
import type { OpenDay, OpenState, Window } from '#shared/kernel/open-days.ts'

/** Booked hours of a day and the next, since posted hours can run into it. */
const bookedFrom = (months: readonly CalendarMonth[], date: LocalDate): Window[] => [
  ...(dayIn(months, date)?.slots ?? []),
  ...(dayIn(months, addDays(date, 1))?.slots ?? []).map(({ from, to }) => ({
    from: from + MIDNIGHT,
    to: to + MIDNIGHT,
  })),
]

const withoutBooked = (free: readonly Window[], taken: Window): Window[] =>
  free.flatMap((window) =>
    [
      { from: window.from, to: Math.min(window.to, taken.from) },
      { from: Math.max(window.from, taken.to), to: window.to },
    ].filter(({ from, to }) => from < to),
  )

/** Posted hours of a day that are not booked. */
export const freeWindows = (months: readonly CalendarMonth[], date: LocalDate): Window[] => {
  const hours = dayIn(months, date)?.hours
  return hours ? bookedFrom(months, date).reduce(withoutBooked, [hours]) : []
}

/** Whether a shift lies in hours of its day that are posted as Available and not booked. */
export const isPostedFor = (months: readonly CalendarMonth[], shift: Shift): boolean => {
  const { from, to } = windowOf(shift)
  return (
    openStateOf(months, shift.date) === 'available' &&
    freeWindows(months, shift.date).some((window) => window.from <= from && to <= window.to)
  )
}

/** The state of a day for all viewers. Without a posting, any booking makes the whole day unavailable. */
export const openStateOf = (months: readonly CalendarMonth[], date: LocalDate): OpenState => {
  const day = dayIn(months, date)
  if (!day?.posting) return day && day.slots.length > 0 ? 'unavailable' : 'none'
  if (day.mark === 'off' || freeWindows(months, date).length === 0) return 'unavailable'
  return day.mark === 'tentative' ? 'open' : 'available'
}

/** The same with the hours that are free, for the search. */
export const openDayOf = (months: readonly CalendarMonth[], date: LocalDate): OpenDay => {
  const state = openStateOf(months, date)
  return { state, free: state === 'open' || state === 'available' ? freeWindows(months, date) : [] }
}

/** DESIGN 5: the status of a day for a viewer; `requested` if a request that they can see is pending. */
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

/** The days whose state can differ: changed ones and the day before each, whose hours can run into it. */
export const affectedDates = (before: readonly CalendarMonth[], after: readonly CalendarMonth[]): LocalDate[] => {
  const dates = after.flatMap(({ days }, at) => {
    const was = before[at]?.days ?? {}
    return [...new Set([...Object.keys(was), ...Object.keys(days)])].filter((date) => was[date] !== days[date])
  })
  return [...new Set(dates.flatMap((date) => [addDays(date, -1), date]))].sort()
}
