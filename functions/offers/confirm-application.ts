import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import { confirmFacts } from '#shared/offers/action-facts.rules.ts'
import { applicationLifecycle } from '#shared/offers/applications.lifecycle.ts'
import { liveDates, candidateStatus } from '#shared/offers/offers.rules.ts'
import type { ConfirmBody } from '#shared/offers/applications.schema.ts'
import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import { shownBooking, type ShownBookingDeps } from '#functions/staffing/shown-booking.ts'
import { readApplication } from '#functions/stores/offer-and-candidate.ts'
import { checkNotBlocked } from '#functions/access/check-not-blocked.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import { bookDays, type BookingDayRepositories } from '#functions/staffing/book-days.ts'
import { type Bookable, readToBook } from '#functions/staffing/read-to-book.ts'

type Deps = Context &
  BookingDayRepositories &
  ShownBookingDeps & { offers: OffersRepository; blocksAndPools: BlocksAndPoolsRepository }
type Input = InputOf<(typeof offersContract)['confirmApplication']>

const readBookable = async (context: Deps, offerId: OfferId, body: ConfirmBody): Promise<Bookable> => {
  const [application, lock] = await Promise.all([
    readApplication(context.offers, offerId, body.id),
    context.calendars.readLock(body.id),
  ])
  if (!lock) throw new DomainError('APPLICATION_NOT_FOUND')
  await checkNotBlocked(context, application.offer, body.id)
  return { ...application, lock }
}

/** Books days of an application: offer, application, calendar lock, calendar and booking change in one transaction. */
export const confirmApplication = (context: Deps, { params, body }: Input): Promise<Booking> =>
  context.execute(async () => {
    const { caller, now, offers } = context
    const { firstRead, latest, months, conflictsOn } = await readToBook(
      context,
      () => readBookable(context, params.offerId, body),
      body.dates,
    )
    const { offer, candidate: application, lock } = latest
    const dates = [...new Set(body.dates ?? liveDates(firstRead.offer, firstRead.candidate, now))].sort()
    if (body.version !== undefined && body.version !== application.version) throw new DomainError('APPLICATION_CHANGED')
    const { unavailable, conflicting, expired } = conflictsOn(dates)
    const facts = confirmFacts({
      offerCancelled: offer.cancelled !== undefined,
      approved: lock.approved,
      dates,
      live: liveDates(offer, application, now),
      notUnavailable: unavailable.length === 0,
      notBooked: conflicting.length === 0,
      registered: expired.length === 0,
    })
    const step = { state: candidateStatus(offer, application, now), action: 'confirm', facts } as const
    const eventType = permit(caller, applicationLifecycle, step, {
      DAY_UNAVAILABLE: unavailable,
      LOCUM_REGISTRATION_ENDS: expired,
    })
    const { offer: booked, booking, writes } = await bookDays(context, latest, dates, months)
    return {
      writes: [offers.putOffer(booked), offers.putCandidate(offer, { ...application, updatedAt: now }), ...writes],
      response: await shownBooking(context, booking, 'practice'),
      events: [bookingEvent(eventType, booking, 'application', { openedAt: offer.createdAt })],
    }
  })
