import type { EditScope, PostedStatus } from '#shared/calendar/availability.schema.ts'
import { datesOfPattern } from '#shared/calendar/day-pattern.rules.ts'
import {
  addDays,
  formatCardDate,
  MAX_DAYS_AHEAD,
  type LocalDate,
  type LocalTime,
  dateRangeProblem,
  parseFormDate,
  weekdayOf,
} from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/days/holidays.ts'
import type { OwnCalendar } from '#web/components/calendar/own-calendar.ts'
import { monthsAway } from '#web/components/calendar/month-days.ts'

/** A weekly pattern. Public holidays and Unavailable days are part of it if `included`, others unless `excluded`. */
export interface WeeklyPattern {
  weekdays: readonly number[]
  until: LocalDate
  /** The text in the field of the last day, once it was edited. */
  typed?: string
  included: readonly LocalDate[]
  excluded: readonly LocalDate[]
}

/** The unsaved availability of the chosen days. An undefined field leaves each day's own value. */
export interface Draft {
  status: PostedStatus | undefined
  start: LocalTime | undefined
  end: LocalTime | undefined
  scope: EditScope
  repeat?: WeeklyPattern | undefined
}

/** The last day for which availability can be posted. */
export const lastPostableDay = (today: LocalDate): LocalDate => addDays(today, MAX_DAYS_AHEAD)

export const notChoosableReasonOn = (date: LocalDate, today: LocalDate): string | undefined => {
  const side = dateRangeProblem(date, today)
  return side && { past: 'This day has passed', tooFar: 'More than a year ahead' }[side]
}

/** The initial pattern: the weekdays of the chosen days, for two months. Days chosen by hand are kept. */
export function initialPattern(chosen: readonly LocalDate[], today: LocalDate): WeeklyPattern {
  const until = monthsAway(chosen.at(-1) ?? today, 2)
  return {
    weekdays: [...new Set(chosen.map(weekdayOf))],
    until: until > lastPostableDay(today) ? lastPostableDay(today) : until,
    included: chosen,
    excluded: [],
  }
}

/** The error of the typed last day; the pattern keeps the last valid one. */
export function untilError({ typed }: WeeklyPattern, first: LocalDate, today: LocalDate): string | undefined {
  if (typed === undefined) return undefined
  const date = parseFormDate(typed)
  if (!date) return 'Enter a date as DD/MM/YYYY'
  if (date < first) return 'The end date cannot be before the start date'
  const last = lastPostableDay(today)
  return date > last ? `Choose a date up to ${formatCardDate(last)} ${last.slice(0, 4)}` : undefined
}

/** The pattern with the typed last day, if it is valid. */
export function withUntil(repeat: WeeklyPattern, typed: string, first: LocalDate, today: LocalDate): WeeklyPattern {
  const next = { ...repeat, typed }
  const until = parseFormDate(typed)
  return until && !untilError(next, first, today) ? { ...next, until } : next
}

/** All days that a weekly pattern falls on, exceptions included. */
export const patternDays = (first: LocalDate, { weekdays, until }: WeeklyPattern): LocalDate[] =>
  until < first ? [] : datesOfPattern({ date: first, end_date: until, weekdays: [...weekdays] })

/** Unavailable days that a pattern would make available. */
export const unavailablePatternDays = (
  { days }: OwnCalendar,
  first: LocalDate | undefined,
  { repeat, status }: Pick<Draft, 'repeat' | 'status'>,
): LocalDate[] =>
  first && repeat && status !== 'unavailable'
    ? patternDays(first, repeat).filter((date) => days.get(date)?.posted === 'unavailable')
    : []

/** A day that a pattern leaves out by default. */
const isExcludedByDefault = (date: LocalDate, off: readonly LocalDate[]): boolean =>
  holidayName(date) !== undefined || off.includes(date)

export const isExcluded = (
  { included, excluded }: WeeklyPattern,
  date: LocalDate,
  off: readonly LocalDate[],
): boolean => excluded.includes(date) || (isExcludedByDefault(date, off) && !included.includes(date))

/** The days to save. */
export const draftDays = (
  chosen: readonly LocalDate[],
  { repeat }: Pick<Draft, 'repeat'>,
  off: readonly LocalDate[] = [],
): LocalDate[] => {
  const [first] = chosen
  if (!first || !repeat) return [...chosen]
  return patternDays(first, repeat).filter((date) => !isExcluded(repeat, date, off))
}

const without = (dates: readonly LocalDate[], date: LocalDate): LocalDate[] => dates.filter((other) => other !== date)

/** Tapping a day of the pattern leaves it out or includes it again; other days change nothing. */
export function togglePatternDay(
  repeat: WeeklyPattern,
  first: LocalDate,
  date: LocalDate,
  off: readonly LocalDate[] = [],
): WeeklyPattern {
  if (!patternDays(first, repeat).includes(date)) return repeat
  const [included, excluded] = [without(repeat.included, date), without(repeat.excluded, date)]
  if (isExcluded(repeat, date, off))
    return { ...repeat, included: isExcludedByDefault(date, off) ? [...included, date] : repeat.included, excluded }
  return isExcludedByDefault(date, off) ? { ...repeat, included } : { ...repeat, excluded: [...excluded, date] }
}
