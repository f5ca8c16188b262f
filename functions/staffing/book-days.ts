import { shiftSegments } from '#shared/kernel/shift.ts'
import { hasConflict, monthsAround, overlaps, takeSlots, type CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { bookingAppointments } from '#shared/bookings/reminders.rules.ts'
import { bookingOf } from '#shared/bookings/new-booking.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, UserId } from '#shared/kernel/ids.ts'
import { withBooking } from '#shared/offers/offer-days.rules.ts'
import { shiftOn } from '#shared/offers/offers.rules.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { CalendarLock } from '#functions/stores/calendars.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { writeDays, type DayRepositories } from './write-days.ts'

/** The repositories that booking needs, besides those of offers. */
export type BookingDayRepositories = DayRepositories & {
  agenda: AgendaRepository
  bookings: BookingsRepository
  offers: Pick<OffersRepository, 'putOffer'>
  options: Pick<OptionsRepository, 'listExtraHolidays'>
}
type Deps = Pick<Context, 'caller' | 'now' | 'today' | 'newCode'> & BookingDayRepositories

/**
 * An application or a booking request, the calendar lock of the locum to be booked, and the public offer whose days the
 * request fills, if there is one.
 */
export type Bookable = {
  offer: OfferState
  candidate: Candidate
  lock: CalendarLock
  filled?: OfferState | undefined
}

export const shiftsOn = (offer: OfferState, dates: readonly LocalDate[]): Shift[] =>
  dates.filter((date) => offer.days[date]).map((date) => shiftOn(offer, date))

/** Read after the lock, so that a booking made in between is noticed by the lock's version. */
export const readMonthsOfShifts = async (
  { calendars }: Pick<DayRepositories, 'calendars'>,
  professional: UserId,
  shifts: readonly Shift[],
): Promise<CalendarMonth[]> => {
  const touched = shifts.flatMap(shiftSegments).map(({ date }) => date)
  return touched.length > 0 ? calendars.readMonths(professional, monthsAround(touched)) : []
}

/** Days on which the locum is already booked at the time of these shifts, or which overlap an earlier one of them. */
export const takenDates = (months: readonly CalendarMonth[], shifts: readonly Shift[]): LocalDate[] =>
  shifts
    .filter(
      (shift, at) => hasConflict(months, shift) || shifts.slice(0, at).some((earlier) => overlaps(earlier, shift)),
    )
    .map(({ date }) => date)

type Booked = { offer: OfferState; booking: BookingState; writes: TransactItem[] }

/**
 * Books days of an application or a booking request: returns the offer, the booking, and the writes for booking,
 * calendar and the offer that it fills.
 */
export const bookDays = async (
  context: Deps,
  facts: Bookable,
  dates: readonly LocalDate[],
  months: readonly CalendarMonth[],
): Promise<Booked> => {
  const { offer, candidate, lock, filled } = facts
  const birth = { id: context.newCode('B') as BookingId, by: context.caller.account, at: context.now }
  const booking = bookingOf(facts, shiftsOn(offer, dates), birth, await context.options.listExtraHolidays(context.now))
  const professional = candidate.professional.id
  const after = takeSlots(months, shiftsOn(offer, dates), booking.id)
  return {
    offer: withBooking(offer, dates, booking, context.now),
    booking,
    writes: [
      ...writeDays(context, { professional, lock, before: months, after, today: context.today }),
      context.bookings.put(booking),
      ...(filled ? [context.offers.putOffer(withBooking(filled, dates, booking, context.now, candidate.rates))] : []),
      ...context.agenda.enterNext({ kind: 'booking', subject: booking.id }, bookingAppointments(booking), context.now),
    ],
  }
}
