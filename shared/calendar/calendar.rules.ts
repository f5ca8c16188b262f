import {
  addDays,
  localTimeAt,
  minutesOf,
  monthOf,
  monthRange,
  todayAt,
  type Instant,
  type LocalDate,
} from '#shared/kernel/dates.ts'
import type { BookingId, PostingCode } from '#shared/kernel/ids.ts'
import { shiftSegments } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'

/** A booked stretch of a day, in minutes after midnight. */
export type Slot = { from: number; to: number; booking: BookingId }

/**
 * A day of a professional's calendar: bookings and posted availability. `hours` are minutes after midnight and can run
 * past the next one; an Unavailable day has none.
 */
export type CalendarDay = {
  slots: Slot[]
  posting?: PostingCode
  hours?: { from: number; to: number }
  mark?: 'tentative' | 'off'
}

/** When a posting was made and last changed. */
export type PostingTimes = { createdAt: Instant; updatedAt: Instant }

/** A month of a professional's calendar, by date. `postings` are those with days in the month. */
export type CalendarMonth = {
  month: string
  days: Record<LocalDate, CalendarDay>
  postings?: Record<PostingCode, PostingTimes>
  version?: number
}

/** The months from one day to another. */
export const monthsBetween = (start: LocalDate, end: LocalDate): string[] => {
  const count = (date: LocalDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return monthRange(monthOf(start), count(end) - count(start) + 1)
}

/** The months of the days, and of the days before and after, because hours can run past midnight. */
export const monthsAround = (dates: readonly LocalDate[]): string[] =>
  [...new Set(dates.flatMap((date) => [-1, 0, 1].map((by) => monthOf(addDays(date, by)))))].sort()

export const dayIn = (months: readonly CalendarMonth[], date: LocalDate): CalendarDay | undefined =>
  months.find(({ month }) => month === monthOf(date))?.days[date]

/** The booking that a shift overlaps, if any. */
export const conflictingBooking = (months: readonly CalendarMonth[], shift: Shift): BookingId | undefined =>
  shiftSegments(shift)
    .flatMap(
      ({ date, from, to }) => dayIn(months, date)?.slots.filter((slot) => slot.from < to && from < slot.to) ?? [],
    )
    .at(0)?.booking

/** Whether a shift overlaps a booked slot. */
export const hasConflict = (months: readonly CalendarMonth[], shift: Shift): boolean =>
  conflictingBooking(months, shift) !== undefined

/** Whether a booked slot has not ended yet. */
export const hasUpcomingSlot = (months: readonly CalendarMonth[], now: Instant): boolean => {
  const [today, minutes] = [todayAt(now), minutesOf(localTimeAt(now))]
  return months
    .flatMap(({ days }) => Object.entries(days))
    .some(([date, { slots }]) => slots.some(({ to }) => date > today || (date === today && to > minutes)))
}

export const overlaps = (a: Shift, b: Shift): boolean =>
  shiftSegments(a).some((left) =>
    shiftSegments(b).some((right) => left.date === right.date && left.from < right.to && right.from < left.to),
  )

const withSlots = (month: CalendarMonth, date: LocalDate, slots: Slot[]): CalendarMonth => ({
  ...month,
  days: { ...month.days, [date]: { ...month.days[date], slots } },
})

/** The months with the shifts booked. */
export const takeSlots = (
  months: readonly CalendarMonth[],
  shifts: readonly Shift[],
  booking: BookingId,
): CalendarMonth[] =>
  months.map((month) =>
    shifts
      .flatMap(shiftSegments)
      .filter(({ date }) => monthOf(date) === month.month)
      .reduce((taken, { date, from, to }) => {
        const slots = [...(taken.days[date]?.slots ?? []), { from, to, booking }]
        return withSlots(
          taken,
          date,
          slots.sort((a, b) => a.from - b.from),
        )
      }, month),
  )

/** The months without a booking's slots for the given shifts. */
export const freeSlots = (
  months: readonly CalendarMonth[],
  shifts: readonly Shift[],
  booking: BookingId,
): CalendarMonth[] =>
  months.map((month) =>
    shifts
      .flatMap(shiftSegments)
      .filter(({ date }) => month.days[date])
      .reduce((freed, { date, from }) => {
        const slots = (freed.days[date]?.slots ?? []).filter((slot) => slot.booking !== booking || slot.from !== from)
        return withSlots(freed, date, slots)
      }, month),
  )
