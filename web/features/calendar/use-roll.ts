import { startTransition, useState } from 'react'
import { addDays, type LocalDate, MAX_DAYS_AHEAD, MAX_PERIOD_DAYS } from '#shared/kernel/dates.ts'
import { mondayOf, sundayOf } from '#web/components/calendar/month-days.ts'
import { monthsBetween } from '#shared/calendar/calendar.rules.ts'
import { weeksBefore } from '#web/components/calendar/rolling-weeks.ts'
import type { CalendarPosition } from './use-calendar-navigation.ts'
import { type ValueStore, valueStore } from '#web/platform/value-store.ts'

/** The Mondays of the first and the last week in view. */
interface Weeks {
  top: LocalDate
  bottom: LocalDate
}

/** A store, so that scrolling draws only what names the weeks again, and not their days. */
function weeksInView(weeks: Weeks): ValueStore<Weeks> {
  const store = valueStore(weeks)
  return {
    ...store,
    set: (next) => {
      const { top, bottom } = store.get()
      if (next.top !== top || next.bottom !== bottom) store.set(next)
    },
  }
}

/** How many weeks are taken to be in view until they are measured. */
const WEEKS_IN_VIEW = 6

/** The months of the weeks in view, and of those before them, to say what was worked then. */
export const monthsInView = (top: LocalDate, bottom = addDays(top, 7 * (WEEKS_IN_VIEW - 1))): string[] =>
  monthsBetween(addDays(top, -1), sundayOf(bottom))

/** The weeks of a rolling month, those in view, and the months that are loaded. */
export function useRoll({ today, top }: CalendarPosition) {
  const thisWeek = mondayOf(today)
  const [past, setPast] = useState(top < thisWeek ? top : thisWeek)
  const [far, setFar] = useState(top)
  // A week beyond the year stays once it was asked for.
  if (top > far) setFar(top)
  const [view] = useState(() => weeksInView({ top, bottom: addDays(top, 7 * (WEEKS_IN_VIEW - 1)) }))
  const [months, setMonths] = useState(() => monthsInView(top))
  const first = top < past ? top : past
  const end = mondayOf(addDays(today, MAX_DAYS_AHEAD))
  const before = weeksBefore(first)
  const load = (from: LocalDate, to: LocalDate) =>
    startTransition(() =>
      setMonths((known) => {
        const more = monthsInView(from, to).filter((month) => !known.includes(month))
        return more.length > 0 ? [...known, ...more].sort() : known
      }),
    )
  return {
    first,
    last: end > far ? end : far,
    view,
    /** Those that have been in view so far, except in passing. */
    months,
    onView: (from: LocalDate, to: LocalDate) => view.set({ top: from, bottom: to }),
    load,
    before,
    canShowPast: before.to > addDays(today, -MAX_PERIOD_DAYS),
    showPast: () => setPast(mondayOf(before.from)),
  }
}

export type Roll = ReturnType<typeof useRoll>
