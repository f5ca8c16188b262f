import { isImpersonated } from '#shared/kernel/caller.ts'
import { takeSlots, type CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { bookingAppointments } from '#shared/bookings/reminders.rules.ts'
import { bookingOf } from '#shared/bookings/new-booking.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import { withBooking } from '#shared/offers/offer-days.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { shiftsOn, type Bookable } from './read-to-book.ts'
import { writeBooking } from './write-booking.ts'
import { writeCalendar, type CalendarRepositories } from './write-calendar.ts'

/** The repositories that booking needs, besides those of offers. */
export type BookingDayRepositories = CalendarRepositories & {
  agenda: AgendaRepository
  bookings: BookingsRepository
  offers: Pick<OffersRepository, 'putOffer'>
  options: Pick<OptionsRepository, 'listExtraHolidays'>
}
type Deps = Pick<Context, 'caller' | 'now' | 'today' | 'newCode'> & BookingDayRepositories

type Booked = { offer: OfferState; booking: BookingState; writes: TransactItem[] }

/**
 * Books days of an application or a booking request: returns the offer, the booking, and the writes for booking,
 * calendar and the offer that it fills.
 */
export const bookDays = async (
  context: Deps,
  bookable: Bookable,
  dates: readonly LocalDate[],
  months: readonly CalendarMonth[],
): Promise<Booked> => {
  const { offer, candidate, lock, offerToFill } = bookable
  const created = {
    id: context.newCode('B') as BookingId,
    bookedBy: context.caller.account,
    ...(isImpersonated(context.caller) && { onBehalf: true as const }),
    at: context.now,
  }
  const booking = bookingOf(
    bookable,
    shiftsOn(offer, dates),
    created,
    await context.options.listExtraHolidays(context.now),
  )
  const professional = candidate.professional.id
  const after = takeSlots(months, shiftsOn(offer, dates), booking.id)
  return {
    offer: withBooking(offer, dates, booking, context.now),
    booking,
    writes: [
      ...writeCalendar(context, { professional, lock, before: months, after, today: context.today }),
      ...writeBooking(context, undefined, booking),
      ...(offerToFill
        ? [context.offers.putOffer(withBooking(offerToFill, dates, booking, context.now, candidate.rates))]
        : []),
      ...context.agenda.enterNext({ kind: 'booking', subject: booking.id }, bookingAppointments(booking), context.now),
    ],
  }
}
