import type { Instant, LocalDate, LocalTime } from './dates.schema.ts'
import { utcMillis, isRealDate } from './real-date.ts'

// Schemas are in a file of their own, so that pages which only calculate with dates don't load the validation.
export { Instant, LocalDate, LocalTime } from './dates.schema.ts'

export const DAY_MS = 86_400_000

/** South Africa is UTC+2 all year. */
const SAST = 2 * 3_600_000

const localAt = (instant: string): string => new Date(Date.parse(instant) + SAST).toISOString()
export const todayAt = (instant: string): LocalDate => localAt(instant).slice(0, 10)
export const localTimeAt = (instant: string): LocalTime => localAt(instant).slice(11, 16)

/** Whether a South African date and time is now or in the past. */
export const hasPassed = (date: LocalDate, time: LocalTime, now: Instant): boolean =>
  `${date}T${time}` <= localAt(now).slice(0, 16)

/** When a South African date and time is. */
export const instantOf = (date: LocalDate, time: LocalTime): Instant =>
  new Date(Date.parse(`${date}T${time}:00.000Z`) - SAST).toISOString()

const [FIRST, LAST] = [utcMillis('0000-01-01'), utcMillis('9999-12-31')]

/** Stays within the years that four digits can express. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Math.min(Math.max(utcMillis(date) + days * DAY_MS, FIRST), LAST)).toISOString().slice(0, 10)
/** Midnight in South Africa at the end of a day. */
export const endOfDay = (date: LocalDate): Instant => new Date(utcMillis(date) + DAY_MS - SAST).toISOString()
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((utcMillis(to) - utcMillis(from)) / DAY_MS)
export const monthOf = (date: LocalDate): string => date.slice(0, 7)

/** Months are `YYYY-MM`. */
export const addMonths = (month: string, count: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + count)).toISOString().slice(0, 7)

/** `count` months from one on. */
export const monthRange = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, ahead) => addMonths(month, ahead))
export const lastDayOfMonth = (month: string): LocalDate => addDays(`${addMonths(month, 1)}-01`, -1)

/** 0 is Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(utcMillis(date)).getUTCDay()

/** Minutes after midnight. */
export const minutesOf = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
export const timeOf = (minutes: number): LocalTime =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

export const weekdayName = (date: LocalDate): string => weekdays[weekdayOf(date)] ?? ''
export const monthName = (date: LocalDate): string => months[Number(date.slice(5, 7)) - 1] ?? ''
export const dayOfMonth = (date: LocalDate): number => Number(date.slice(8))

/** `Thu 27 Nov`, for cards and calendars. */
export const formatCardDate = (date: LocalDate): string => `${weekdayName(date)} ${dayOfMonth(date)} ${monthName(date)}`
/** `Thu 27 Nov at 14:30`, in South African time. */
export const formatInstant = (at: Instant): string => `${formatCardDate(todayAt(at))} at ${localTimeAt(at)}`
/** `27/11/2026`, for forms, tables and details. */
export const formatFormDate = (date: LocalDate): string => date.split('-').reverse().join('/')

/** `11/27/2026`, the API's format for the expiry of an insurance (SPEC 9). */
export const formatMonthFirstDate = (date: LocalDate): string => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')

/** `11/27/2026` as `2026-11-27`; undefined if empty. */
export const parseMonthFirstDate = (text: string): LocalDate | undefined =>
  text ? text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$1-$2') : undefined

/** `27/11/2026` as `2026-11-27`; undefined if it is not strictly DD/MM/YYYY or no such date exists. */
export const parseFormDate = (text: string): LocalDate | undefined => {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  const date = match && `${match[3]}-${match[2]}-${match[1]}`
  return date && isRealDate(date) ? date : undefined
}

/** Adds the slashes to a date that is typed as digits, and turns a pasted YYYY-MM-DD into DD/MM/YYYY. */
export const formatTypedDate = (text: string): string =>
  text
    .trim()
    .replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
    .replace(/^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(\d)/, '$1/$2/$3')
    .replace(/^(\d{2}\/(?:0[1-9]|1[0-2]))(\d)/, '$1/$2')

/** How far ahead days can be posted, offered, requested and searched. */
export const MAX_DAYS_AHEAD = 365

/** Why a day can't be used: it is in the past, or more than `MAX_DAYS_AHEAD` away. */
export const dateRangeProblem = (date: LocalDate, today: LocalDate): 'past' | 'tooFar' | undefined =>
  date < today ? 'past' : date > addDays(today, MAX_DAYS_AHEAD) ? 'tooFar' : undefined

/** The most days of one offer, request or search, and from an offer's first day to its last. */
export const MAX_DAYS = 31

/** The most days that one list can cover. */
export const MAX_PERIOD_DAYS = 366
