import type { LocalDate } from '#shared/kernel/dates.ts'
import { type ValueStore, valueStore } from '#web/platform/value-store.ts'

/** The Mondays of the first and the last week in view. */
export interface Weeks {
  top: LocalDate
  bottom: LocalDate
}

/** A store, so that scrolling draws only what names the weeks again, and not their days. */
export function weeksInView(weeks: Weeks): ValueStore<Weeks> {
  const store = valueStore(weeks)
  return {
    ...store,
    set: (next) => {
      const { top, bottom } = store.get()
      if (next.top !== top || next.bottom !== bottom) store.set(next)
    },
  }
}
