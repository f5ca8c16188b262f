import type { DayAvailability } from '#shared/calendar/availability.schema.ts'
import { addDays, type Instant, type LocalDate, todayAt } from '#shared/kernel/dates.ts'
import { lastDayOf } from '#shared/kernel/shift.ts'
import type { DayCellModel, DayEntry } from '#web/components/calendar/day-cell-model.ts'
import { requestsOn, bookedOn, type OwnCalendar, changedDay } from '#web/components/calendar/own-calendar.ts'
import { morningOf, postedEntries, statusStyles } from '#web/components/calendar/posted-entries.ts'
import { paths } from '#shared/kernel/paths.ts'
import { dayActions } from './day-actions.ts'
import { text } from './locum-calendar.text.ts'
import { notChoosableReasonOn } from './draft.ts'

const bookedEntries = (calendar: OwnCalendar, date: LocalDate, today: LocalDate): DayEntry[] =>
  bookedOn(calendar, date).map(({ booking, ...shift }) => {
    const lastDay = shift.hours ? lastDayOf({ date, ...shift.hours }) : date
    return {
      ...(lastDay < today ? statusStyles.past : { family: 'booked', label: text.booked }),
      ...shift,
      to: paths.locum.booking(booking),
    }
  })

/** Requests to answer, then applications that wait for an answer; first in a day, so that several days are one bar. */
const waitingEntries = (calendar: OwnCalendar, date: LocalDate): DayEntry[] => [
  ...requestsOn(calendar, date).map(({ id, name, ...shift }) => ({
    family: 'pending' as const,
    label: text.requested,
    ...shift,
    detail: name,
    group: id,
    to: paths.locum.request(id),
  })),
  ...(calendar.applications?.get(date) ?? []).map(({ id, name, ...shift }) => ({
    family: 'pending' as const,
    label: text.pending,
    ...shift,
    detail: name,
    group: id,
    isOwn: true as const,
    to: paths.locum.offer(id),
  })),
]

/** Posted hours that are not requested or applied for, and are shown as that. */
const postedOn = (calendar: OwnCalendar, date: LocalDate, now: Instant): DayEntry[] => {
  const waiting = waitingEntries(calendar, date)
  return postedEntries(calendar.days.get(date), now).filter(
    ({ text: hours }) => hours === undefined || !waiting.some((other) => other.text === hours),
  )
}

const morningsOn = (calendar: OwnCalendar, date: LocalDate, now: Instant): DayEntry[] =>
  postedOn(calendar, addDays(date, -1), now).flatMap(morningOf)

/**
 * A day of the locum's own calendar. Requested and applied hours are not also shown as Available; past days show only
 * bookings.
 */
export function ownDayCell(calendar: OwnCalendar, date: LocalDate, now: Instant): DayCellModel {
  const today = todayAt(now)
  const past = date < today
  const notChoosable = notChoosableReasonOn(date, today)
  const waiting = past ? [] : waitingEntries(calendar, date)
  const posted = past ? [] : [...morningsOn(calendar, date, now), ...postedOn(calendar, date, now)]
  return {
    entries: [...waiting, ...bookedEntries(calendar, date, today), ...posted],
    off: calendar.days.get(date)?.posted === 'unavailable',
    ...(notChoosable && { notChoosable }),
  }
}

/** The day as it would look once saved; a booked day can't be Unavailable and stays unchanged. */
export function draftDayCell(
  calendar: OwnCalendar,
  date: LocalDate,
  now: Instant,
  availability: DayAvailability,
): DayCellModel {
  if (dayActions(calendar, date, availability.status).save?.disabled) return ownDayCell(calendar, date, now)
  const unsaved = postedEntries(changedDay(calendar, date, availability), now).map((entry): DayEntry => ({
    ...entry,
    unsaved: true,
  }))
  return {
    entries: [
      ...waitingEntries(calendar, date),
      ...bookedEntries(calendar, date, todayAt(now)),
      ...morningsOn(calendar, date, now),
      ...unsaved,
    ],
  }
}
