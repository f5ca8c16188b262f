import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { acceptFacts } from '#shared/offers/action-facts.rules.ts'
import { withOtherDaysDeclined } from '#shared/offers/candidate-changes.rules.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { isInTime } from '#shared/offers/response-window.rules.ts'
import { liveDates, candidateStatus } from '#shared/offers/offers.rules.ts'
import { bookableDates } from '#shared/offers/fills.rules.ts'
import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import { checkPracticeApproved } from '#functions/access/check-practice-approved.ts'
import { shownBooking } from '#functions/staffing/shown-booking.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import { bookDays, type BookingDayRepositories } from '#functions/staffing/book-days.ts'
import { readToBook } from '#functions/staffing/read-to-book.ts'
import type { RequestPath } from '#functions/staffing/booking-request.ts'
import { readBookableRequest } from './bookable-request.ts'

type Contract = typeof requestsContract

export type AcceptDeps = Context &
  BookingDayRepositories & {
    offers: OffersRepository
    companies: CompaniesRepository
    blocksAndPools: BlocksAndPoolsRepository
  }
/** Days of a request found by its path, all live ones by default; `revision` is the one that the locum viewed. */
type Acceptance = {
  id: OfferId
  requestPath?: RequestPath
  dates?: LocalDate[] | undefined
  revision?: number | undefined
}

/**
 * Books days of a request for the professional; the other days are declined. Request, calendar lock, calendar, search
 * entries and booking change in one transaction.
 */
const acceptRequest = (
  context: AcceptDeps,
  { id, requestPath, dates: chosen, revision }: Acceptance,
): Promise<Booking> =>
  context.execute(async () => {
    const { caller, now, offers } = context
    const { latest, months, conflictsOn } = await readToBook(
      context,
      () => readBookableRequest(context, id, requestPath),
      chosen,
    )
    const { offer, candidate, lock } = latest
    await checkPracticeApproved(context, offer.company.id)
    const dates = [...new Set(chosen ?? liveDates(offer, candidate, now))].sort()
    const { unavailable, conflicting, expired } = conflictsOn(dates)
    const facts = acceptFacts({
      inTime: isInTime(offer, now),
      isRevisionCurrent: (revision ?? offer.revision) === offer.revision,
      approved: lock.approved,
      dates,
      live: bookableDates(offer, candidate, latest.offerToFill, now),
      notUnavailable: unavailable.length === 0,
      notBooked: conflicting.length === 0,
      registered: expired.length === 0,
    })
    const step = { state: candidateStatus(offer, candidate, now), action: 'accept', facts } as const
    const eventType = permit(caller, requestLifecycle, step, {
      DAY_OFF: unavailable,
      YOU_ARE_BOOKED: conflicting,
      REGISTRATION_ENDS: expired,
    })
    const { offer: booked, booking, writes } = await bookDays(context, latest, dates, months)
    const { candidate: answered, dates: declined } = withOtherDaysDeclined(offer, candidate, dates, now, booking.id)
    return {
      writes: [offers.putCandidate(booked, answered), ...writes],
      response: await shownBooking(context, booking, 'professional'),
      events: [bookingEvent(eventType, booking, 'request', { declined, openedAt: offer.createdAt })],
    }
  })

export const acceptBookingRequest = (
  context: AcceptDeps,
  { params, body }: InputOf<Contract['acceptBookingRequest']>,
): Promise<Booking> => acceptRequest(context, { ...body, requestPath: { posting: params.id, date: params.date } })

export const acceptPrivateOffer = (
  context: AcceptDeps,
  { params, body }: InputOf<Contract['acceptPrivateOffer']>,
): Promise<Booking> => acceptRequest(context, { id: params.offerId, ...body })
