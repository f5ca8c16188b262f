import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { budgetOf, rateGroups } from '#shared/kernel/rate-groups.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Plan } from '#shared/kernel/plans.ts'
import { hasBegun, hasEnded } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { bookedDays, correctableDays } from './bookings.rules.ts'
import type { BookedDay } from './bookings.schema.ts'
import type { BookingState, StoredDay } from './bookings.state.ts'
import { agreedRate, bookedDay, ratesOf } from './pay.rules.ts'

/**
 * How a booking differs from the shifts it should have. `closed`: days that are under way or cancelled, or that new
 * hours would move from the future into the past or the other way.
 */
export type DayChanges<Day extends BookedDay = BookedDay> = {
  removed: Day[]
  changed: { before: Day; shift: Shift }[]
  closed: LocalDate[]
}

const hasHoursOf = (a: Shift, b: Shift): boolean => a.start_time === b.start_time && a.end_time === b.end_time

/** What has to change so that a booking has these shifts. Cancelled days can be sent as they are, or left out. */
export const dayChangesOf = <Day extends BookedDay>(
  days: readonly Day[],
  wanted: readonly Shift[],
  now: Instant,
): DayChanges<Day> => {
  const removed = days.filter((day) => !day.cancelled && !wanted.some(({ date }) => date === day.date))
  const different = wanted.filter((shift) => !days.some((day) => day.date === shift.date && hasHoursOf(day, shift)))
  const changed = different.flatMap((shift) =>
    days.filter(({ date }) => date === shift.date).map((before) => ({ before, shift })),
  )
  const open = correctableDays(days, now)
  const isClosed = (shift: Shift) => {
    const day = open.find(({ date }) => date === shift.date)
    return !day || (hasEnded(day, now) ? !hasEnded(shift, now) : hasBegun(shift, now))
  }
  return { removed, changed, closed: [...removed, ...different].filter(isClosed).map(({ date }) => date) }
}

/** What was agreed when it was booked, besides what the booking itself says. */
export type Agreement = { rates: DayRates; budget?: readonly [string, string]; plan: Plan }

/** The agreed rates; those of kinds of day that the booking doesn't have are the request's, within its budget. */
const agreedRates = (days: readonly BookedDay[], { rates, budget }: Agreement): DayRates => {
  const booked = ratesOf(days)
  const within = (rate: string) => (budget ? String(agreedRate(rate, budget)) : rate)
  return Object.fromEntries(rateGroups.map((group) => [group, booked[group] ?? within(rates[group])])) as DayRates
}

/** The booking with other hours on some days, at the agreed rates. */
export const withHours = (
  booking: BookingState,
  shifts: readonly Shift[],
  agreement: Agreement,
  extraHolidays: readonly PublicHoliday[],
): BookingState => {
  const rates = agreedRates(bookedDays(booking), agreement)
  const terms = { lunch: booking.lunch, budget: budgetOf(rates), rates, extraHolidays }
  const changed = shifts.map((shift): [LocalDate, StoredDay] => [
    shift.date,
    { ...booking.days[shift.date], ...bookedDay(shift, terms, agreement.plan) },
  ])
  return { ...booking, days: { ...booking.days, ...Object.fromEntries(changed) } }
}
