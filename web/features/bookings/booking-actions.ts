import { bookingLifecycle } from '#shared/bookings/bookings.lifecycle.ts'
import {
  cancelFacts,
  changeNotesFacts,
  correctableDays,
  deleteFacts,
  isForPractice,
  undoFacts,
} from '#shared/bookings/bookings.rules.ts'
import { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import type { Role } from '#shared/kernel/roles.ts'
import { actionsOf, disableWithoutRole } from '#web/components/actions/lifecycle-actions.ts'

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
    }),
    changeDays: { datesOpen: correctableDays(days, now).length > 0, notBooked: true, registered: true },
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
