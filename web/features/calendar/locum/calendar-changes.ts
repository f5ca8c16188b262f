import type { DayChange, Said } from '#shared/calendar/availability.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { OwnCalendar } from '#web/components/calendar/own-calendar.ts'
import { isSaid } from './draft-start.ts'

export interface SaidOfDay {
  date: LocalDate
  said: Said
}

/** What is said of days, to be made a change. */
export interface SaidDays {
  /** As far as the days reach. */
  calendar: OwnCalendar
  days: readonly SaidOfDay[]
}

/** Days of which the same is said. */
interface Alike {
  said: Said
  dates: LocalDate[]
}

/**
 * What is said, each thing once. Days of which that is posted already are left alone, in the posting that they are of.
 */
export const saidAlike = ({ calendar, days }: SaidDays): Alike[] =>
  [
    ...Map.groupBy(
      days.filter(({ date, said }) => !isSaid(said, calendar.days.get(date))),
      ({ said }) => JSON.stringify(said),
    ).values(),
  ].flatMap((same) => (same[0] ? [{ said: same[0].said, dates: same.map(({ date }) => date) }] : []))

/** The changes of the one command that says it. */
export const changesOf = (days: SaidDays): DayChange[] =>
  saidAlike(days).map(({ said, dates }) => ({ dates, set: said }))
