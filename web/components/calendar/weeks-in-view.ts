import { useSyncExternalStore } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'

/** The Mondays of the first and the last week in view. */
export interface Weeks {
  top: LocalDate
  bottom: LocalDate
}

/** A store of its own, so that scrolling draws only what names the weeks again, and not their days. */
export function weeksInView(weeks: Weeks) {
  let current = weeks
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (next: Weeks) => {
      if (next.top === current.top && next.bottom === current.bottom) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type WeeksInView = ReturnType<typeof weeksInView>

export const useWeeks = ({ subscribe, get }: WeeksInView): Weeks => useSyncExternalStore(subscribe, get)
