import type { CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import { unavailableDays } from '#shared/calendar/posting.rules.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { acceptFacts } from '#shared/offers/action-facts.rules.ts'
import { acceptedRequest } from '#shared/offers/application-changes.rules.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { isInTime } from '#shared/offers/respond-by.rules.ts'
import { liveDates, requestStatus } from '#shared/offers/offers.rules.ts'
import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { eventTypeOf } from '#functions/platform/event-type.ts'
import { bookDays, readMonthsOfShifts, shiftsOn, takenDates, type Bookable } from '#functions/booking-days/book-days.ts'
import { readRequest, type RequestPath } from '#functions/closing/private-request.ts'
import type { DayRepositories } from '#functions/booking-days/write-days.ts'

export type AcceptDeps = Context &
  DayRepositories & {
    agenda: AgendaRepository
    offers: OffersRepository
    bookings: BookingsRepository
    options: OptionsRepository
  }
/** Days of a request found by its path, all live ones by default; `revision` is the one that the locum viewed. */
type Acceptance = {
  id: OfferId
  requestPath?: RequestPath
  dates?: LocalDate[] | undefined
  revision?: number | undefined
}
type Accepted = {
  facts: Bookable
  live: readonly LocalDate[]
  dates: readonly LocalDate[]
  months: readonly CalendarMonth[]
  revision: number
}

const acceptedType = (
  { caller, now }: AcceptDeps,
  { facts: { offer, request, lock }, live, dates, months, revision }: Accepted,
): 'booking.confirmed' => {
  const taken = takenDates(months, shiftsOn(offer, dates))
  const off = unavailableDays(months, dates)
  const facts = acceptFacts({
    inTime: isInTime(offer, now),
    revisionSeen: revision === offer.revision,
    approved: lock.approved,
    dates,
    live,
    notUnavailable: off.length === 0,
    free: taken.length === 0,
  })
  const state = requestStatus(offer, request, now)
  return eventTypeOf(
    caller,
    requestLifecycle,
    { state, action: 'accept', facts },
    { DAY_OFF: off, YOU_ARE_BOOKED: taken },
  )
}

/**
 * Books days of a request for the professional; the other days are declined. Request, calendar lock, calendar, search
 * entries and booking change in one transaction.
 */
export const acceptRequest = (
  context: AcceptDeps,
  { id, requestPath, dates: chosen, revision }: Acceptance,
): Promise<Booking> =>
  context.execute(async () => {
    const { caller, now, today, offers, calendars } = context
    const [seen, lock] = await Promise.all([readRequest(offers, id, requestPath), calendars.readLock(caller.account)])
    if (!lock) throw new DomainError('OFFER_NOT_FOUND')
    const shifts = shiftsOn(seen.offer, chosen ?? Object.keys(seen.offer.days))
    const months = await readMonthsOfShifts(context, caller.account, shifts)
    // The days may be taken because this very request was accepted on another device since it was read.
    const { offer, request } =
      takenDates(months, shifts).length === 0 ? seen : await readRequest(offers, id, requestPath)
    const facts = { offer, request, lock }
    const live = liveDates(offer, request, now)
    const dates = [...new Set(chosen ?? live)].sort()
    const type = acceptedType(context, { facts, live, dates, months, revision: revision ?? offer.revision })
    const { offer: booked, booking, writes } = await bookDays(context, facts, dates, months)
    const { request: answered, dates: declined } = acceptedRequest(offer, request, dates, now)
    return {
      writes: [offers.putRequest(booked, answered), ...writes],
      response: bookingView(booking, today, 'professional'),
      events: [bookingEvent(type, booking, 'request', declined)],
    }
  })
