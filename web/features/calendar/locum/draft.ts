import type { EditScope, PostedStatus } from '#shared/calendar/availability.schema.ts'
import { datesOfPattern } from '#shared/calendar/day-pattern.rules.ts'
import {
  addDays,
  cardDate,
  DAYS_AHEAD,
  type LocalDate,
  type LocalTime,
  outsideYear,
  parseFormDate,
  weekdayOf,
} from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/holidays.ts'
import type { OwnCalendar } from '#web/components/calendar/own-calendar.ts'
import { monthsAway } from '#web/components/calendar/month-days.ts'

/**
 * The same days of each week until a last day; public holidays and days off are left out unless they are kept, single
 * days when they are tapped.
 */
export interface Repeat {
  weekdays: readonly number[]
  until: LocalDate
  /** What stands in the field of the last day, once it was changed. */
  typed?: string
  kept: readonly LocalDate[]
  left: readonly LocalDate[]
}

/** What is about to be said of the chosen days. Where nothing is chosen, each keeps what is posted of it. */
export interface Draft {
  status: PostedStatus | undefined
  start: LocalTime | undefined
  end: LocalTime | undefined
  scope: EditScope
  repeat?: Repeat | undefined
}

/** The last day that can be posted: a calendar reaches a year ahead. */
export const lastDay = (today: LocalDate): LocalDate => addDays(today, DAYS_AHEAD)

export const whyBlocked = (date: LocalDate, today: LocalDate): string | undefined => {
  const side = outsideYear(date, today)
  return side && { past: 'This day has passed', 'too far': 'More than a year ahead' }[side]
}

/**
 * The pattern that the chosen days begin: their days of the week, for two months. A holiday or a day off that was
 * chosen by hand stays.
 */
export function firstRepeat(chosen: readonly LocalDate[], today: LocalDate): Repeat {
  const until = monthsAway(chosen.at(-1) ?? today, 2)
  return {
    weekdays: [...new Set(chosen.map(weekdayOf))],
    until: until > lastDay(today) ? lastDay(today) : until,
    kept: chosen,
    left: [],
  }
}

/** What is wrong with the last day as it was typed; the pattern keeps the last good one. */
export function whyNotUntil({ typed }: Repeat, first: LocalDate, today: LocalDate): string | undefined {
  if (typed === undefined) return undefined
  const date = parseFormDate(typed)
  if (!date) return 'Enter a date as DD/MM/YYYY'
  if (date < first) return 'The end must not be before the start'
  const last = lastDay(today)
  return date > last ? `You can post until ${cardDate(last)} ${last.slice(0, 4)}` : undefined
}

/** The pattern with another last day, if that is one. */
export function withUntil(repeat: Repeat, typed: string, first: LocalDate, today: LocalDate): Repeat {
  const next = { ...repeat, typed }
  const until = parseFormDate(typed)
  return until && !whyNotUntil(next, first, today) ? { ...next, until } : next
}

/** All days that a weekly pattern falls on, exceptions included. */
export const patternDays = (first: LocalDate, { weekdays, until }: Repeat): LocalDate[] =>
  until < first ? [] : datesOfPattern({ date: first, end_date: until, weekdays: [...weekdays] })

/** Days of a pattern that are off, where it says that one is free. */
export const offDays = (
  { days }: OwnCalendar,
  first: LocalDate | undefined,
  { repeat, status }: Pick<Draft, 'repeat' | 'status'>,
): LocalDate[] =>
  first && repeat && status !== 'unavailable'
    ? patternDays(first, repeat).filter((date) => days.get(date)?.posted === 'off')
    : []

/** A day that no pattern falls on by itself: a public holiday, or one that is `off`. */
const isSpecial = (date: LocalDate, off: readonly LocalDate[]): boolean =>
  holidayName(date) !== undefined || off.includes(date)

export const isLeft = ({ kept, left }: Repeat, date: LocalDate, off: readonly LocalDate[]): boolean =>
  left.includes(date) || (isSpecial(date, off) && !kept.includes(date))

/** The days that saving is about. */
export const draftDays = (
  chosen: readonly LocalDate[],
  { repeat }: Pick<Draft, 'repeat'>,
  off: readonly LocalDate[] = [],
): LocalDate[] => {
  const [first] = chosen
  if (!first || !repeat) return [...chosen]
  return patternDays(first, repeat).filter((date) => !isLeft(repeat, date, off))
}

const without = (dates: readonly LocalDate[], date: LocalDate): LocalDate[] => dates.filter((other) => other !== date)

/** A tapped day of the pattern is left out, or comes back; other days have no part in it. */
export function withException(
  repeat: Repeat,
  first: LocalDate,
  date: LocalDate,
  off: readonly LocalDate[] = [],
): Repeat {
  if (!patternDays(first, repeat).includes(date)) return repeat
  const [kept, left] = [without(repeat.kept, date), without(repeat.left, date)]
  if (isLeft(repeat, date, off)) return { ...repeat, kept: isSpecial(date, off) ? [...kept, date] : repeat.kept, left }
  return isSpecial(date, off) ? { ...repeat, kept } : { ...repeat, left: [...left, date] }
}
