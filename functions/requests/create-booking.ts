import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { budgetOf } from '#shared/bookings/pay.rules.ts'
import { unavailableDays } from '#shared/calendar/posting.rules.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { invalidField } from '#shared/kernel/errors.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { privateRequestOf } from '#shared/offers/offers.rules.ts'
import type { ApplicationState } from '#shared/offers/offers.state.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { bookDays, takenDates, type BookingDayRepositories } from '#functions/booking-days/book-days.ts'
import { checkDates, newOffer } from '#functions/offering/new-offer.ts'
import { eventTypeOf } from '#functions/platform/event-type.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import { readParties, type RequestDeps } from './request-parties.ts'
import { requestTerms } from './request-terms.ts'

type Deps = RequestDeps & BookingDayRepositories
type Input = InputOf<(typeof requestsContract)['createBooking']>

/** Books a locum for a practice: a private offer that is confirmed as it is made, at the given or the locum's own rates. */
export const createBooking = (context: Deps, { body: { booking: wanted } }: Input): Promise<Booking> =>
  context.execute(async () => {
    const { caller, today } = context
    const { accountid: companyId, request_dates: shifts, rates } = wanted
    const professionalId = wanted.professional.id
    checkDates(shifts, context)
    const parties = await readParties(context, { companyId, professionalId }, shifts)
    const { company, lock, months } = parties
    if (!company.approved) throw invalidField('booking.accountid', 'This practice’s approval is pending')
    const offered = { ...wanted, rates: rates && budgetOf(rates) }
    const { terms, professional, rates: own } = await requestTerms(context, parties, offered)
    const dates = shifts.map(({ date }) => date).sort()
    const [off, taken] = [unavailableDays(months, dates), takenDates(months, shifts)]
    const facts = { approved: lock.approved, notUnavailable: off.length === 0, free: taken.length === 0 }
    const step = { state: 'none', action: 'book', facts } as const
    const type = eventTypeOf(caller, requestLifecycle, step, { DAY_UNAVAILABLE: off, LOCUM_BOOKED: taken })
    const reference = context.newCode('R')
    const offer = {
      ...newOffer(context, company, shifts, terms),
      request: { availabilityId: professionalId, reference, professional, rates: rates ?? own, dropped: {} },
    }
    const request = privateRequestOf(offer) as ApplicationState
    const { offer: booked, booking, writes } = await bookDays(context, { offer, request, lock }, dates, months)
    return {
      writes: [context.offers.putOffer(booked), ...writes],
      response: bookingView(booking, today, caller.side),
      events: [bookingEvent(type, booking, 'super admin')],
      madeId: booking.id,
    }
  })
