import { minutesOf, timeOf, type LocalTime } from '#shared/kernel/dates.ts'
import type { OpenDay, Window } from '#shared/kernel/open-days.ts'
import { MIDNIGHT } from '#shared/kernel/shift.ts'
import type { Fit } from './search-enums.ts'
import type { MatchDay } from './match.schema.ts'

/** The share of a day's points for each fit. */
export const fitWeights: Record<Fit, number> = { full: 1, partly: 0.5, tentative: 0.5, unposted: 0.25, none: 0 }

const STEP = 15

/** The first quarter of an hour, in minutes after midnight, that has not begun. */
export const nextQuarter = (time: LocalTime): number => (Math.floor(minutesOf(time) / STEP) + 1) * STEP

/** What is left of a day's free hours from a minute on. */
const freeFrom = ({ free }: OpenDay, from: number): readonly Window[] =>
  from === 0
    ? free
    : free.flatMap((window) => (window.to > from ? { from: Math.max(window.from, from), to: window.to } : []))

/** Whether all hours are free; without hours, whether any are. */
const isWhole = (free: readonly Window[], hours: Window | undefined): boolean =>
  hours ? free.some(({ from, to }) => from <= hours.from && hours.to <= to) : free.length > 0

/** How a day fits the hours that are searched for. Of today, only what is still ahead counts: `from` that minute on. */
export const fitOf = (day: OpenDay, hours: Window | undefined, from = 0): Fit => {
  if (day.state === 'unavailable') return 'none'
  if (day.state === 'none') return (hours?.to ?? MIDNIGHT) > from ? 'unposted' : 'none'
  const free = freeFrom(day, from)
  const isAny = hours ? free.some((window) => window.from < hours.to && hours.from < window.to) : free.length > 0
  if (!isAny) return 'none'
  if (day.state === 'open') return 'tentative'
  return isWhole(free, hours) ? 'full' : 'partly'
}

/** The free hours of a day on which not all the searched ones are; undefined if there is nothing to say. */
export const otherHours = (day: OpenDay, hours: Window | undefined, from = 0): MatchDay['free'] => {
  const free = freeFrom(day, from)
  return free.length === 0 || isWhole(free, hours)
    ? undefined
    : free.map((window) => ({ start_time: timeOf(window.from), end_time: timeOf(window.to) }))
}
