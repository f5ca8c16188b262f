import type { CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import { unavailableDays } from '#shared/calendar/posting.rules.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import { confirmFacts } from '#shared/offers/action-facts.rules.ts'
import { applicationLifecycle } from '#shared/offers/applications.lifecycle.ts'
import { liveDates, requestStatus } from '#shared/offers/offers.rules.ts'
import type { ConfirmBody } from '#shared/offers/offers.schema.ts'
import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import { readApplication } from '#functions/stores/offer-and-request.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { eventTypeOf } from '#functions/platform/event-type.ts'
import { bookDays, readMonthsOfShifts, shiftsOn, takenDates, type Bookable } from '#functions/booking-days/book-days.ts'
import type { DayRepositories } from '#functions/booking-days/write-days.ts'

type Deps = Context &
  DayRepositories & {
    agenda: AgendaRepository
    offers: OffersRepository
    bookings: BookingsRepository
    options: OptionsRepository
  }
type Input = InputOf<(typeof offersContract)['confirmApplication']>

const readBookable = async (context: Deps, offerId: OfferId, body: ConfirmBody): Promise<Bookable> => {
  const [application, lock] = await Promise.all([
    readApplication(context.offers, offerId, body.id),
    context.calendars.readLock(body.id),
  ])
  if (!lock) throw new DomainError('REQUEST_NOT_FOUND')
  return { ...application, lock }
}

const confirmedType = (
  context: Deps,
  { offer, request, lock }: Bookable,
  dates: readonly LocalDate[],
  months: readonly CalendarMonth[],
): 'booking.confirmed' => {
  const off = unavailableDays(months, dates)
  const facts = confirmFacts({
    offerCancelled: offer.cancelled !== undefined,
    approved: lock.approved,
    dates,
    live: liveDates(offer, request, context.now),
    notUnavailable: off.length === 0,
    free: takenDates(months, shiftsOn(offer, dates)).length === 0,
  })
  return eventTypeOf(
    context.caller,
    applicationLifecycle,
    { state: requestStatus(offer, request, context.now), action: 'confirm', facts },
    { DAY_UNAVAILABLE: off },
  )
}

/** Books days of an application: offer, application, calendar lock, calendar and booking change in one transaction. */
export const confirmApplication = (context: Deps, { params, body }: Input): Promise<Booking> =>
  context.execute(async () => {
    const seen = await readBookable(context, params.offerId, body)
    const dates = [...new Set(body.dates ?? liveDates(seen.offer, seen.request, context.now))].sort()
    const shifts = shiftsOn(seen.offer, dates)
    const months = await readMonthsOfShifts(context, body.id, shifts)
    // The days may be taken because a colleague has confirmed this very application since it was read.
    const found = takenDates(months, shifts).length === 0 ? seen : await readBookable(context, params.offerId, body)
    const { offer, request } = found
    if (body.version !== undefined && body.version !== request.version) throw new DomainError('APPLICATION_CHANGED')
    const type = confirmedType(context, found, dates, months)
    const { offer: booked, booking, writes } = await bookDays(context, found, dates, months)
    return {
      writes: [context.offers.putOffer(booked), context.offers.putRequest(offer, request), ...writes],
      response: bookingView(booking, context.today, 'practice'),
      events: [bookingEvent(type, booking, 'application')],
    }
  })
