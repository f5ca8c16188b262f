import type { Instant, LocalDate, LocalTime } from './dates.schema.ts'
import { asUtc, isRealDate } from './real-date.ts'

// Their schemas lie apart, so that a page which only counts days does not load what judges input.
export { Instant, LocalDate, LocalTime } from './dates.schema.ts'

const DAY = 86_400_000

/** South Africa keeps UTC+2 all year. */
const SAST = 2 * 3_600_000

const localAt = (instant: string): string => new Date(Date.parse(instant) + SAST).toISOString()
export const todayAt = (instant: string): LocalDate => localAt(instant).slice(0, 10)
export const localTimeAt = (instant: string): LocalTime => localAt(instant).slice(11, 16)

/** Whether a time of a South African day is here or behind. */
export const hasCome = (date: LocalDate, time: LocalTime, now: Instant): boolean =>
  `${date}T${time}` <= localAt(now).slice(0, 16)

const [FIRST, LAST] = [asUtc('0000-01-01'), asUtc('9999-12-31')]

/** Dates end where four digits of a year do. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Math.min(Math.max(asUtc(date) + days * DAY, FIRST), LAST)).toISOString().slice(0, 10)
/** Midnight in South Africa, after a day. */
export const endOfDay = (date: LocalDate): Instant => new Date(asUtc(date) + DAY - SAST).toISOString()
export const daysBetween = (from: LocalDate, to: LocalDate): number => Math.round((asUtc(to) - asUtc(from)) / DAY)
export const monthOf = (date: LocalDate): string => date.slice(0, 7)

/** A month, `YYYY-MM`, and those after it. */
export const monthsFrom = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, ahead) =>
    new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + ahead)).toISOString().slice(0, 7),
  )

/** 0 is Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(asUtc(date)).getUTCDay()

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
export const cardDate = (date: LocalDate): string => `${weekdayName(date)} ${dayOfMonth(date)} ${monthName(date)}`
/** `27/11/2026`, for forms, tables and details. */
export const formDate = (date: LocalDate): string => date.split('-').reverse().join('/')

/** `11/27/2026`, as the API answers the expiry of an insurance (SPEC 9). */
export const monthFirstDate = (date: LocalDate): string => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')

/** Back from `11/27/2026`; undefined when it is empty. */
export const dateOfMonthFirst = (text: string): LocalDate | undefined =>
  text ? text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$1-$2') : undefined

/** `27/11/2026` as `2026-11-27`; undefined when it is not strictly DD/MM/YYYY or does not exist. */
export const parseFormDate = (text: string): LocalDate | undefined => {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  const date = match && `${match[3]}-${match[2]}-${match[1]}`
  return date && isRealDate(date) ? date : undefined
}

/**
 * A date while it is typed as DD/MM/YYYY: digits alone are enough, the slashes come by themselves once they can be a
 * day and a month; a pasted YYYY-MM-DD is turned round.
 */
export const withSlashes = (text: string): string =>
  text
    .trim()
    .replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
    .replace(/^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(\d)/, '$1/$2/$3')
    .replace(/^(\d{2}\/(?:0[1-9]|1[0-2]))(\d)/, '$1/$2')

/** How far ahead days can be posted, offered, asked for and searched. */
export const DAYS_AHEAD = 365

/** Whether a day is over already, or further ahead than that. */
export const outsideYear = (date: LocalDate, today: LocalDate): 'past' | 'too far' | undefined =>
  date < today ? 'past' : date > addDays(today, DAYS_AHEAD) ? 'too far' : undefined

/** As many days as one offer, request or search takes; the first and last of an offer lie within as many. */
export const MOST_DAYS = 31

/** Days from the first to the last of one list. */
export const LONGEST_PERIOD = 366
