import { unavailableDays } from '#shared/calendar/posting.rules.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { datesFacts } from '#shared/offers/action-facts.rules.ts'
import { atSuggestedRate } from '#shared/offers/counter-offer.rules.ts'
import { liveDates, requestStatus } from '#shared/offers/offers.rules.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { isInTime } from '#shared/offers/respond-by.rules.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { bookDays, readMonthsOfShifts, shiftsOn, takenDates } from '#functions/booking-days/book-days.ts'
import { readRequest } from '#functions/closing/private-request.ts'
import { eventTypeOf } from '#functions/platform/event-type.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import type { AcceptDeps } from './accept-request.ts'

type Input = InputOf<(typeof requestsContract)['acceptSuggestedRate']>

/** Books the days of a request at the rate that the locum has suggested. */
export const acceptSuggestedRate = (context: AcceptDeps, { params, body }: Input): Promise<Booking> =>
  context.execute(async () => {
    const { caller, now, today, offers, calendars } = context
    const seen = await readRequest(offers, params.offerId)
    const { id: professional } = seen.request.professional
    const lock = await calendars.readLock(professional)
    if (!lock) throw new DomainError('OFFER_NOT_FOUND')
    const shifts = shiftsOn(seen.offer, Object.keys(seen.offer.days))
    const months = await readMonthsOfShifts(context, professional, shifts)
    // The days may be taken because a colleague has accepted this very suggestion since it was read.
    const { offer, request } =
      takenDates(months, shifts).length === 0 ? seen : await readRequest(offers, params.offerId)
    const dates = liveDates(offer, request, now)
    const off = unavailableDays(months, dates)
    const facts = {
      inTime: isInTime(offer, now),
      versionSeen: body.version === undefined || body.version === request.version,
      approved: lock.approved,
      ...datesFacts(dates, dates),
      notUnavailable: off.length === 0,
      free: takenDates(months, shiftsOn(offer, dates)).length === 0,
    }
    const step = { state: requestStatus(offer, request, now), action: 'acceptCounter', facts } as const
    const type = eventTypeOf(caller, requestLifecycle, step, { DAY_UNAVAILABLE: off })
    const { counter } = offer.request
    if (!counter) throw new DomainError('STALE_STATE')
    const agreed = atSuggestedRate(offer, request, counter)
    const { offer: booked, booking, writes } = await bookDays(context, { ...agreed, lock }, dates, months)
    return {
      writes: [offers.putRequest({ ...booked, terms: offer.terms }, agreed.request), ...writes],
      response: bookingView(booking, today, 'practice'),
      events: [bookingEvent(type, booking, 'suggested rate')],
    }
  })
