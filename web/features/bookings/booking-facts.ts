import { bookingLifecycle } from '#shared/bookings/bookings.lifecycle.ts'
import {
  cancelFacts,
  cancellableDays,
  changeNotesFacts,
  deleteFacts,
  isForPractice,
  undoFacts,
} from '#shared/bookings/bookings.rules.ts'
import { isToday } from '#shared/bookings/next-shift.rules.ts'
import type { BookedDay, Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { toCents } from '#shared/kernel/money.ts'
import type { Role } from '#shared/kernel/roles.ts'
import { hasBegun } from '#shared/kernel/shift.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import { holidayName } from '#web/components/days/holidays.ts'
import { actionsOf, disableWithoutRole } from '#web/components/actions/lifecycle-actions.ts'

export const counterpartOf = (booking: Booking) => (isForPractice(booking) ? booking.professional : booking.company)

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

const keptDays = ({ booking_dates_times: days }: Booking): BookingDay[] => days.filter(({ cancelled }) => !cancelled)

const roleOf = (booking: Booking) => (isForPractice(booking) ? 'CompanyAdmin' : 'Locum')

type Acting = { by?: Role; role?: MemberRole | undefined }

/**
 * SPEC 4: a past booking has no button to cancel it or its days, not even a blocked one. `role` is that of a practice's
 * user.
 */
export const bookingActions = (booking: Booking, now: Instant, { by = roleOf(booking), role }: Acting = {}) => {
  const days = booking.booking_dates_times
  const actions = actionsOf(bookingLifecycle, booking.status, by, {
    ...(booking.phase !== 'past' && {
      cancel: cancelFacts(days, now),
      changeDays: { datesAhead: cancellableDays(days, now).length > 0, free: true },
    }),
    changeNotes: changeNotesFacts(days, now),
    delete: deleteFacts(days, now),
    undo: undoFacts(keptDays(booking), booking, now),
  })
  return {
    ...actions,
    cancel: disableWithoutRole(role, bookingsContract.cancelBooking, actions.cancel),
    changeNotes: disableWithoutRole(role, bookingsContract.updateBooking, actions.changeNotes),
    undo: disableWithoutRole(role, bookingsContract.undoBooking, actions.undo),
  }
}

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
