import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { datesPossibleFact } from '#shared/offers/action-facts.rules.ts'
import { atSuggestedRate, withOffered } from '#shared/offers/counter-offer.rules.ts'
import { bookableDates } from '#shared/offers/fills.rules.ts'
import { liveDates, candidateStatus } from '#shared/offers/offers.rules.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { isInTime } from '#shared/offers/response-window.rules.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { bookDays } from '#functions/staffing/book-days.ts'
import { readToBook } from '#functions/staffing/read-to-book.ts'
import { permit } from '#functions/platform/permit.ts'
import { shownBooking } from '#functions/staffing/shown-booking.ts'
import type { AcceptDeps } from './accept-request.ts'
import { readBookableRequest } from './bookable-request.ts'

type Input = InputOf<(typeof requestsContract)['acceptSuggestedRate']>

/** Books the days of a request at the rate that the locum has suggested. */
export const acceptSuggestedRate = (context: AcceptDeps, { params, body }: Input): Promise<Booking> =>
  context.execute(async () => {
    const { caller, now, offers } = context
    const { latest, months, conflictsOn } = await readToBook(context, () =>
      readBookableRequest(context, params.offerId),
    )
    const { offer, candidate, lock, offerToFill } = latest
    const dates = liveDates(offer, candidate, now)
    const { unavailable, conflicting, expired } = conflictsOn(dates)
    const facts = {
      inTime: isInTime(offer, now),
      versionSeen: body.version === undefined || body.version === candidate.version,
      approved: lock.approved,
      ...datesPossibleFact(dates, bookableDates(offer, candidate, offerToFill, now)),
      notUnavailable: unavailable.length === 0,
      notBooked: conflicting.length === 0,
      registered: expired.length === 0,
    }
    const step = { state: candidateStatus(offer, candidate, now), action: 'acceptCounter', facts } as const
    const eventType = permit(caller, requestLifecycle, step, {
      DAY_UNAVAILABLE: unavailable,
      LOCUM_REGISTRATION_ENDS: expired,
    })
    const { counter } = offer.request
    if (!counter) throw new DomainError('STALE_STATE')
    const agreed = atSuggestedRate(offer, candidate, counter)
    const { offer: booked, booking, writes } = await bookDays(context, { ...agreed, lock, offerToFill }, dates, months)
    return {
      writes: [
        offers.putCandidate(withOffered({ ...booked, terms: offer.terms }, candidate.rates), agreed.candidate),
        ...writes,
      ],
      response: await shownBooking(context, booking, 'practice'),
      events: [bookingEvent(eventType, booking, 'suggestedRate', { openedAt: offer.createdAt })],
    }
  })
