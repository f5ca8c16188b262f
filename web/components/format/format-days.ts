import { formatMonth } from '#shared/kernel/format-month.ts'
import { rateGroupOf, rateGroupLabels, rateGroupInSentence } from '#shared/kernel/rate-groups.ts'
import { hasLunch, shiftMinutes } from '#shared/bookings/pay.rules.ts'
import type { PayPart } from '#shared/bookings/bookings.schema.ts'
import {
  formatCardDate,
  dayOfMonth,
  daysBetween,
  type LocalDate,
  monthOf,
  weekdayName,
  weekdayOf,
} from '#shared/kernel/dates.ts'
import { extraHolidays, holidayName } from '#web/components/days/holidays.ts'
import { formatHours, formatLunch, formatTimes, isOvernight } from '#shared/kernel/format-shift.ts'
import { formatRate } from '#shared/kernel/money.ts'
import type { Lunch, Shift } from '#shared/kernel/shift.schema.ts'
import { formatCount, joinWords } from './format-words.ts'

const lunchOn = (shift: Omit<Shift, 'date'>, lunch: Lunch): string => {
  const hours = `${formatHours(shiftMinutes(shift))}, `
  if (!hasLunch(shift, lunch)) return `${hours}no lunch`
  return `${isOvernight(shift) ? hours : ''}${formatLunch(lunch)}`
}

/** The lunch of shifts, which only the longer ones have: `1 h unpaid lunch on shifts over 5 h`. */
export function formatLunchTerms(shifts: readonly Shift[], lunch: Lunch): string {
  const long = shifts.filter((shift) => hasLunch(shift, lunch)).length
  if (long === 0) return 'no lunch'
  return long < shifts.length ? `${formatLunch(lunch)} on shifts over 5\u00a0h` : formatLunch(lunch)
}

/** The times, or a summary of days with different ones; and the lunch, where it is the same on all days. */
export function hoursOf(shifts: readonly Shift[], lunch: Lunch): [times: string, lunch?: string] {
  const [first] = shifts
  if (!first) return ['']
  if (shifts.length === 1) return [formatTimes(first), lunchOn(first, lunch)]
  const times = [...new Map(shifts.map((shift) => [`${shift.start_time}–${shift.end_time}`, shift])).values()]
  if (times.length > 2) return ['Hours vary by day']
  const words = times.map((shift) => `${shift.start_time}–${shift.end_time}${isOvernight(shift) ? ' next day' : ''}`)
  return times.length === 1 ? [words.join(''), lunchOn(first, lunch)] : [joinWords(words)]
}

/** `08:00–17:00 · 1 h unpaid lunch` */
export const formatHoursLine = (shifts: readonly Shift[], lunch: Lunch): string => hoursOf(shifts, lunch).join(' · ')

const isRun = (dates: readonly LocalDate[]): boolean =>
  dates.every((date, at) => at === 0 || daysBetween(dates[at - 1] as LocalDate, date) === 1)

/** A date stays on one line. */
const unbroken = (date: string): string => date.replaceAll(' ', '\u00a0')
const shortDate = (date: LocalDate): string => unbroken(`${weekdayName(date)} ${dayOfMonth(date)}`)
const fullDate = (date: LocalDate): string => unbroken(formatCardDate(date))

/** Names a month once, with the last of its days: `Thu 26, Mon 30 Nov and Tue 1 Dec`. */
const formatDayList = (dates: readonly LocalDate[]): string => {
  const next = (at: number) => dates[at + 1]
  return joinWords(
    dates.map((date, at) => (monthOf(next(at) ?? '') === monthOf(date) ? shortDate(date) : fullDate(date))),
  )
}

function formatSpan(days: readonly LocalDate[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  return `${monthOf(first) === monthOf(last) ? shortDate(first) : fullDate(first)} – ${fullDate(last)}`
}

/** However many they are, as a range if consecutive. */
function formatEachDay(dates: readonly LocalDate[]): string {
  const days = dates.toSorted()
  return days.length > 2 && isRun(days) ? formatSpan(days) : formatDayList(days)
}

const MAX_LISTED = 4

/** Days as a list, as a range if consecutive, or as a count with first and last day. */
export function formatDays(dates: readonly LocalDate[]): string {
  const days = dates.toSorted()
  if (days.length <= MAX_LISTED || isRun(days)) return formatEachDay(days)
  return `${days.length} days, ${formatSpan(days)}`
}

/** `Thu 26 and Fri 27 Nov, 08:00–17:00`: every day, in one line for those with the same hours. */
export function formatDaysByHours(days: readonly Shift[]): string[] {
  const times = Map.groupBy(
    days,
    (day) => `${day.start_time}–${day.end_time}${isOvernight(day) ? ' the next day' : ''}`,
  )
  return [...times].map(([words, those]) => `${formatEachDay(those.map(({ date }) => date))}, ${words}`)
}

const longWeekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const longWeekday = (date: LocalDate): string => longWeekdays[weekdayOf(date)] as string

/** For buttons: `Thursday and Friday` if that is short and unambiguous, otherwise `5 days`. */
export function formatWeekdays(dates: readonly LocalDate[]): string {
  const days = dates.toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return 'no days'
  return days.length <= 3 && daysBetween(first, last) < 7
    ? joinWords(days.map(longWeekday))
    : formatCount(days.length, 'day')
}

/** `Weekday`, or the name of a holiday: `Day of Reconciliation`. */
export const dayKindLabel = (date: LocalDate): string =>
  holidayName(date) ?? rateGroupLabels[rateGroupOf(date, extraHolidays())]

/** `4 h weekday + 7 h public holiday` */
export const formatParts = (parts: readonly Pick<PayPart, 'hours' | 'group'>[]): string =>
  parts
    .map(({ hours, group }) => `${formatHours(hours * 60)}\u00a0${rateGroupInSentence(rateGroupLabels[group])}`)
    .join(' + ')

/** `R 380/h`, or a range if the hours of a shift have different rates. */
export function formatRateLine(parts: readonly Pick<PayPart, 'rate'>[]): string {
  const rates = parts.map(({ rate }) => Number(rate))
  return rates.length === 0 ? '' : formatRate(Math.min(...rates), Math.max(...rates))
}

/** The hours of a shift by rate group: `4 h weekday + 7 h public holiday`; undefined if all are in one group. */
export function formatPartsLine(parts: readonly Pick<PayPart, 'group' | 'hours'>[]): string | undefined {
  if (new Set(parts.map(({ group }) => group)).size < 2) return undefined
  return parts
    .map(({ group, hours }) => `${formatHours(hours * 60)} ${rateGroupInSentence(rateGroupLabels[group])}`)
    .join(' + ')
}

/** Groups a sorted list by month. */
export function byMonth<T>(items: readonly T[], dateOf: (item: T) => LocalDate): { title: string; items: T[] }[] {
  const months = Map.groupBy(items, (item) => formatMonth(dateOf(item)))
  return [...months].map(([title, of]) => ({ title, items: of }))
}
