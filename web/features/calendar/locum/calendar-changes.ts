import type { DayChange, Said } from '#shared/calendar/availability.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { OwnCalendar } from '#web/components/calendar/own-calendar.ts'
import { isSaid } from './initial-draft.ts'

export interface SaidOfDay {
  date: LocalDate
  said: Said
}

/** Days with the availability to save for them. */
export interface SaidDays {
  /** Covers at least these days. */
  calendar: OwnCalendar
  days: readonly SaidOfDay[]
}

/** Days that get the same availability. */
interface Alike {
  said: Said
  dates: LocalDate[]
}

/** The changed days, grouped by availability. Days that already have it are left out and keep their posting. */
export const saidAlike = ({ calendar, days }: SaidDays): Alike[] =>
  [
    ...Map.groupBy(
      days.filter(({ date, said }) => !isSaid(said, calendar.days.get(date))),
      ({ said }) => JSON.stringify(said),
    ).values(),
  ].flatMap((same) => (same[0] ? [{ said: same[0].said, dates: same.map(({ date }) => date) }] : []))

/** The changes, all sent with one command. */
export const toDayChanges = (days: SaidDays): DayChange[] =>
  saidAlike(days).map(({ said, dates }) => ({ dates, set: said }))
