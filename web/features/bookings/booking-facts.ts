import { cancellableDays, isForPractice } from '#shared/bookings/bookings.rules.ts'
import { isToday } from '#shared/bookings/next-shift.rules.ts'
import type { BookedDay, Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { toCents } from '#shared/kernel/money.ts'
import { hasBegun } from '#shared/kernel/shift.ts'
import { holidayName } from '#web/components/days/holidays.ts'

export const counterpartOf = (booking: Booking) => (isForPractice(booking) ? booking.professional : booking.company)

/** The account of the party that sees the booking. */
export const ownPartyId = (booking: Booking) => (isForPractice(booking) ? booking.accountid : booking.professional.id)

/** The days that can be cancelled, and those that have started and stay booked. */
export function cancellationDays(booking: Booking, now: Instant): { toCancel: BookingDay[]; started: BookingDay[] } {
  const days = booking.booking_dates_times
  return {
    toCancel: cancellableDays(days, now),
    started: days.filter((day) => !day.cancelled && hasBegun(day, now)),
  }
}

/** The cancelled days by cancellation: days that were cancelled together have one reason. */
export const cancellationsOf = ({ booking_dates_times: days }: Booking): [BookingDay, ...BookingDay[]][] =>
  [
    ...Map.groupBy(
      days.filter(({ cancelled }) => cancelled),
      ({ cancelledAt }) => cancelledAt,
    ).values(),
  ] as [BookingDay, ...BookingDay[]][]

/** The shift that is on now or starts today. */
export const shiftNow = ({ booking_dates_times: days }: Booking, now: Instant): BookingDay | undefined =>
  days.find((day) => isToday(day, now))

/** Public holidays announced after the booking was made. Its days keep the agreed rates. */
export const holidaysAnnouncedSince = ({ parts }: BookedDay): string[] =>
  parts.flatMap(({ date, group }) => (group === 'public_holidays' ? [] : (holidayName(date) ?? [])))

/** The totals of the cost summary, in cents. */
export function costOfBooking({ totals }: Booking) {
  const [pay, fee, credits] = [totals.pay, totals.fee ?? 0, totals.credits ?? 0].map(toCents) as [
    number,
    number,
    number,
  ]
  return { pay, fee, credits, total: pay + fee }
}
