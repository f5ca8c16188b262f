import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import { bookingAppointments } from '#shared/bookings/reminders.rules.ts'
import type { AgendaEntry } from '#shared/kernel/agenda.ts'
import { todayAt, type Instant } from '#shared/kernel/dates.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import { hasBegun } from '#shared/kernel/shift.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { Due } from './run-agenda.ts'

type Deps = { agenda: AgendaRepository; bookings: BookingsRepository }

/** Reminds of shifts that are still booked. A reminder that comes too late to be true is left out. */
export const bookingDue = async ({ agenda, bookings }: Deps, entry: AgendaEntry, now: Instant): Promise<Due> => {
  const booking = await bookings.get(entry.subject as BookingId)
  if (!booking) return { writes: [], events: [] }
  const appointments = bookingAppointments(booking)
  const events = appointments
    .filter(({ at }) => at === entry.at)
    .flatMap(({ what, date }) => {
      const day = booking.days[date]
      const isLate = what === 'dayBefore' ? todayAt(now) >= date : day && hasBegun(day, now)
      return day && !day.cancelled && !isLate ? [bookingEvent('booking.reminded', booking, day, what)] : []
    })
  return { writes: agenda.enterNext(entry, appointments, entry.at), events }
}
