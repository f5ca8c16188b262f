import { rateGroupOf, type RateGroup } from '#shared/kernel/rate-groups.ts'
import { hasLunch, shiftMinutes } from '#shared/bookings/pay.rules.ts'
import type { PayPart } from '#shared/bookings/bookings.schema.ts'
import {
  addDays,
  cardDate,
  dayOfMonth,
  daysBetween,
  type LocalDate,
  monthOf,
  weekdayName,
  weekdayOf,
} from '#shared/kernel/dates.ts'
import { extraHolidays, holidayName } from './holidays.ts'
import { formatRate } from '#shared/kernel/money.ts'
import type { Lunch, RequestDate } from '#shared/kernel/shift.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'

/** `a, b and c` */
export const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

export const hoursIn = (minutes: number): string => `${Math.round((minutes / 60) * 100) / 100}\u00a0h`

export const isOvernight = ({ start_time, end_time }: Omit<RequestDate, 'date'>): boolean => end_time <= start_time

/** `08:00–17:00`; a shift past midnight names the day on which it ends: `19:00–07:00 Sat`. */
export const timesOf = (shift: RequestDate): string =>
  `${shift.start_time}–${shift.end_time}${isOvernight(shift) ? ` ${weekdayName(addDays(shift.date, 1))}` : ''}`

/** `1 h unpaid lunch`, `30 min paid lunch` or `no lunch`. */
export const lunchWords = ({ allowed, paid, period }: Lunch): string =>
  allowed ? `${period === 1 ? '1\u00a0h' : '30\u00a0min'} ${paid ? 'paid' : 'unpaid'} lunch` : 'no lunch'

const lunchOn = (shift: Omit<RequestDate, 'date'>, lunch: Lunch): string => {
  const words = hasLunch(shift, lunch) ? lunchWords(lunch) : 'no lunch'
  return isOvernight(shift) || words === 'no lunch' ? `${hoursIn(shiftMinutes(shift))}, ${words}` : words
}

/** `08:00–17:00 · 1 h unpaid lunch`, or a summary of days with different hours. */
export function hoursLine(shifts: readonly RequestDate[], lunch: Lunch): string {
  const [first] = shifts
  if (!first) return ''
  if (shifts.length === 1) return `${timesOf(first)} · ${lunchOn(first, lunch)}`
  const times = [...new Map(shifts.map((shift) => [`${shift.start_time}–${shift.end_time}`, shift])).values()]
  if (times.length > 2) return 'Hours vary by day'
  const words = times.map((shift) => `${shift.start_time}–${shift.end_time}${isOvernight(shift) ? ' next day' : ''}`)
  return times.length === 1 ? `${words[0]} · ${lunchOn(first, lunch)}` : joined(words)
}

export const placeLine = ({ province, region }: Offer['practice_region']): string => `${region}, ${province}`

const isRun = (dates: readonly LocalDate[]): boolean =>
  dates.every((date, at) => at === 0 || daysBetween(dates[at - 1] as LocalDate, date) === 1)

/** Names a month once, with the last of its days: `Thu 26, Mon 30 Nov and Tue 1 Dec`. */
const listed = (dates: readonly LocalDate[]): string => {
  const next = (at: number) => dates[at + 1]
  return joined(
    dates.map((date, at) =>
      monthOf(next(at) ?? '') === monthOf(date) ? `${weekdayName(date)} ${dayOfMonth(date)}` : cardDate(date),
    ),
  )
}

const NAMED = 4

/** Days as a list, as a range if consecutive, or as a count with first and last day. */
export function daysWords(dates: readonly LocalDate[]): string {
  const days = dates.toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  const sameMonth = monthOf(first) === monthOf(last)
  const span = `${sameMonth ? `${weekdayName(first)} ${dayOfMonth(first)}` : cardDate(first)} – ${cardDate(last)}`
  if (days.length > 2 && isRun(days)) return span
  return days.length <= NAMED ? listed(days) : `${days.length} days, ${span}`
}

const longWeekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const longWeekday = (date: LocalDate): string => longWeekdays[weekdayOf(date)] as string

const longMonths = new Intl.DateTimeFormat('en-ZA', { month: 'long', timeZone: 'UTC' })
export const longMonth = (date: LocalDate): string => longMonths.format(new Date(date))

/** For buttons: `Thursday and Friday` if that is short and unambiguous, otherwise `5 days`. */
export function weekdaysWords(dates: readonly LocalDate[]): string {
  const days = dates.toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return 'no days'
  return days.length <= 3 && daysBetween(first, last) < 7 ? joined(days.map(longWeekday)) : counted(days.length, 'day')
}

export const groupNames: Record<RateGroup, string> = {
  weekdays: 'Weekday',
  saturday: 'Saturday',
  sundays: 'Sunday',
  public_holidays: 'Public holiday',
}

/** `Weekday`, or the name of a holiday: `Day of Reconciliation`. */
export const dayKind = (date: LocalDate): string => holidayName(date) ?? groupNames[rateGroupOf(date, extraHolidays())]

/** Within a line, names of weekdays keep their capital. */
const groupInLine = (group: RateGroup): string =>
  groupNames[group].replace('Public', 'public').replace('Weekday', 'weekday')

/** `4 h weekday + 7 h public holiday` */
export const partsWords = (parts: readonly Pick<PayPart, 'hours' | 'group'>[]): string =>
  parts.map(({ hours, group }) => `${hoursIn(hours * 60)}\u00a0${groupInLine(group)}`).join(' + ')

/** `R 380/h`, or a range if the hours of a shift have different rates. */
export function rateLine(parts: readonly Pick<PayPart, 'rate'>[]): string {
  const rates = parts.map(({ rate }) => Number(rate))
  return rates.length === 0 ? '' : formatRate(Math.min(...rates), Math.max(...rates))
}

/** The hours of a shift by rate group: `4 h weekday + 7 h public holiday`; undefined if all are in one group. */
export function partsLine(parts: readonly Pick<PayPart, 'group' | 'hours'>[]): string | undefined {
  if (new Set(parts.map(({ group }) => group)).size < 2) return undefined
  return parts.map(({ group, hours }) => `${hoursIn(hours * 60)} ${groupInLine(group)}`).join(' + ')
}

/** `December 2026` */
export const monthWords = (date: LocalDate): string =>
  new Intl.DateTimeFormat('en-ZA', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))

/** Groups a sorted list by month. */
export function byMonth<T>(items: readonly T[], dateOf: (item: T) => LocalDate): { title: string; items: T[] }[] {
  const months = Map.groupBy(items, (item) => monthWords(dateOf(item)))
  return [...months].map(([title, of]) => ({ title, items: of }))
}
