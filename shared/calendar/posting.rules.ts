import { hasPassed, monthOf, dateRangeProblem, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { PostingCode } from '#shared/kernel/ids.ts'
import type { EditScope, DayAvailability } from './availability.schema.ts'
import { dayIn, type CalendarDay, type CalendarMonth } from './calendar.rules.ts'
import { windowOf } from '#shared/kernel/shift.ts'

/** Why a day can't be posted or changed because of its date. */
export const postingDateError = (date: LocalDate, today: LocalDate): string | undefined => {
  const side = dateRangeProblem(date, today)
  return side && { past: 'Choose today or a later date', tooFar: 'Choose a date within the next 12 months' }[side]
}

/** The message if the only day is today and the hours have passed. Among several days, today is let through. */
export const pastHoursError = (
  [date, other]: readonly LocalDate[],
  { status, start_time = '', end_time = '' }: DayAvailability,
  now: Instant,
): string | undefined => {
  if (!date || other || status === 'unavailable' || end_time <= start_time) return undefined
  return hasPassed(date, end_time, now) ? 'These hours have already passed today. Choose later ones' : undefined
}

const markAndHours = ({ status, start_time, end_time }: DayAvailability): Pick<CalendarDay, 'hours' | 'mark'> => {
  if (status === 'unavailable' || !start_time || !end_time) return { mark: 'off' }
  return { hours: windowOf({ start_time, end_time }), ...(status === 'open' && { mark: 'tentative' as const }) }
}

type Mapping = (day: CalendarDay | undefined) => CalendarDay | undefined

const mapDays = (months: readonly CalendarMonth[], dates: readonly LocalDate[], next: Mapping): CalendarMonth[] =>
  months.map((month) => {
    const changed = dates.filter((date) => monthOf(date) === month.month)
    if (changed.length === 0) return month
    const days = Object.entries(month.days).filter(([date]) => !changed.includes(date))
    const after = changed.flatMap((date) => {
      const day = next(month.days[date])
      return day ? [[date, day] as const] : []
    })
    return { ...month, days: Object.fromEntries([...days, ...after]) }
  })

/** The months with days posted under a code. Replaces what was posted before; bookings stay. */
export const postDays = (
  months: readonly CalendarMonth[],
  dates: readonly LocalDate[],
  posting: PostingCode,
  availability: DayAvailability,
): CalendarMonth[] =>
  mapDays(months, dates, (day) => ({ slots: day?.slots ?? [], posting, ...markAndHours(availability) }))

/** The months with nothing posted on the days; bookings stay. */
export const removeDays = (months: readonly CalendarMonth[], dates: readonly LocalDate[]): CalendarMonth[] =>
  mapDays(months, dates, (day) => (day && day.slots.length > 0 ? { slots: day.slots } : undefined))

/** Booked days, which can't be removed or marked Unavailable. */
export const bookedDaysAmong = (months: readonly CalendarMonth[], dates: readonly LocalDate[]): LocalDate[] =>
  dates.filter((date) => (dayIn(months, date)?.slots.length ?? 0) > 0)

/** The days that are marked Unavailable. A night shift counts only for the day it starts on. */
export const unavailableDays = (months: readonly CalendarMonth[], dates: readonly LocalDate[]): LocalDate[] =>
  dates.filter((date) => dayIn(months, date)?.mark === 'off')

/** A day of a posting, or that day and all later ones of it; empty if the day is not part of the posting. */
export const daysOfPosting = (
  months: readonly CalendarMonth[],
  posting: PostingCode,
  date: LocalDate,
  scope: EditScope,
): LocalDate[] => {
  if (dayIn(months, date)?.posting !== posting) return []
  if (scope === 'day') return [date]
  return months
    .flatMap(({ days }) => Object.keys(days).filter((day) => day >= date && days[day]?.posting === posting))
    .sort()
}
