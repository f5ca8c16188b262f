import type { DayChange, DayAvailability } from '#shared/calendar/availability.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { OwnCalendar } from '#web/components/calendar/own-calendar.ts'
import { isUnchanged } from './initial-draft.ts'

export interface DayEdit {
  date: LocalDate
  availability: DayAvailability
}

/** Days with the availability to save for them. */
export interface CalendarEdit {
  /** Covers at least these days. */
  calendar: OwnCalendar
  days: readonly DayEdit[]
}

/** Days that get the same availability. */
interface GroupedChange {
  availability: DayAvailability
  dates: LocalDate[]
}

/** The changed days, grouped by availability. Days that already have it are left out and keep their posting. */
export const groupChanges = ({ calendar, days }: CalendarEdit): GroupedChange[] =>
  [
    ...Map.groupBy(
      days.filter(({ date, availability }) => !isUnchanged(availability, calendar.days.get(date))),
      ({ availability }) => JSON.stringify(availability),
    ).values(),
  ].flatMap((same) => (same[0] ? [{ availability: same[0].availability, dates: same.map(({ date }) => date) }] : []))

/** The changes, all sent with one command. */
export const toDayChanges = (days: CalendarEdit): DayChange[] =>
  groupChanges(days).map(({ availability, dates }) => ({ dates, set: availability }))
