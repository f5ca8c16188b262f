import type { Appointment } from '#shared/kernel/agenda.ts'
import { addDays, instantOf, type LocalDate } from '#shared/kernel/dates.ts'
import { bookedDays } from './bookings.rules.ts'
import type { BookedDay } from './bookings.schema.ts'
import type { BookingState } from './bookings.state.ts'

/** When both parties are reminded of the next day's shift. */
const DAY_BEFORE_AT = '16:00'
const SOON_MS = 2 * 3_600_000

export type Reminder = 'dayBefore' | 'soon'

type ReminderOfDay = Appointment<Reminder> & { date: LocalDate }

/** A reminder the day before each shift that does not follow another, and one two hours before every shift. */
const remindersOf = (day: BookedDay, dates: readonly LocalDate[]): ReminderOfDay[] => {
  const { date, start_time } = day
  const eve = addDays(date, -1)
  const soon = new Date(Date.parse(instantOf(date, start_time)) - SOON_MS).toISOString()
  return [
    ...(dates.includes(eve) ? [] : [{ at: instantOf(eve, DAY_BEFORE_AT), what: 'dayBefore', date } as const]),
    { at: soon, what: 'soon', date },
  ]
}

/** All reminders of a booking. Those of cancelled days stay in the list, since each enters the next. */
export const bookingAppointments = (booking: Pick<BookingState, 'days'>): ReminderOfDay[] => {
  const days = bookedDays(booking)
  const dates = days.map(({ date }) => date)
  return days.flatMap((day) => remindersOf(day, dates))
}
