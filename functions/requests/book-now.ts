import { datesAfterExpiry } from '#shared/professionals/registration.rules.ts'
import { isPostedFor } from '#shared/calendar/day-state.rules.ts'
import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { placeOf } from '#shared/professionals/professionals.rules.ts'
import {
  countedBooking,
  defaultChoice,
  instantFacts,
  instantLimitsFor,
} from '#shared/professionals/instant-booking.rules.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { type BookingDayRepositories } from '#functions/staffing/book-days.ts'
import { conflictingDates } from '#functions/staffing/read-to-book.ts'
import { checkDates } from '#functions/staffing/new-offer.ts'
import { permit } from '#functions/platform/permit.ts'
import { shownBooking } from '#functions/staffing/shown-booking.ts'
import type { InstantBookingsRepository } from '#functions/stores/instant-bookings.repository.ts'
import { bookPrivateOffer, newPrivateOffer } from './private-offer.ts'
import { readParties, type RequestDeps } from './request-parties.ts'
import { requestTerms } from './request-terms.ts'

type Deps = RequestDeps & BookingDayRepositories & { instantBookings: InstantBookingsRepository }
type Input = InputOf<(typeof requestsContract)['bookNow']>

/**
 * Books a locum at once: a private offer that is confirmed as it is made. The locum's choice is written with it, so
 * that star, switch and limits are those at that moment.
 */
export const bookNow = (context: Deps, { params, body }: Input): Promise<Booking> =>
  context.execute(async () => {
    const { caller, now, today, instantBookings } = context
    const shifts = body.request_dates
    checkDates(shifts, context)
    const parties = await readParties(context, params, shifts)
    const { company, lock, months } = parties
    const [choice = defaultChoice, agreed] = await Promise.all([
      instantBookings.get(params.professionalId),
      requestTerms(context, parties, body),
    ])
    const conflicting = conflictingDates(months, shifts)
    const unposted = shifts.filter((shift) => !isPostedFor(months, shift)).map(({ date }) => date)
    const expired = datesAfterExpiry(lock.registeredUntil, shifts)
    const facts = {
      ...instantFacts(instantLimitsFor(choice, company.id, today), { shifts, location: placeOf(agreed.terms), now }),
      approved: lock.approved,
      notBooked: conflicting.length === 0,
      registered: expired.length === 0,
      posted: unposted.length === 0,
    }
    const step = { state: 'none', action: 'bookNow', facts } as const
    const eventType = permit(caller, requestLifecycle, step, {
      LOCUM_BOOKED: conflicting,
      INSTANT_HOURS: unposted,
      LOCUM_REGISTRATION_ENDS: expired,
    })
    const offer = newPrivateOffer(context, parties, shifts, { ...agreed, availabilityId: params.professionalId })
    const { booking, writes } = await bookPrivateOffer(context, parties, offer)
    return {
      writes: [instantBookings.put(params.professionalId, countedBooking(choice, today)), ...writes],
      response: await shownBooking(context, booking, 'practice'),
      events: [bookingEvent(eventType, booking, 'instantBooking')],
      madeId: booking.id,
    }
  })
