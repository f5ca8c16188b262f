import type { BookingId, OfferId } from '#shared/kernel/ids.ts'
import { bookableDates } from '#shared/offers/fills.rules.ts'
import { datesPossibleFact } from '#shared/offers/action-facts.rules.ts'
import { ANOTHER_CHOSEN_REASON, dropDates, liveDates, candidateStatus } from '#shared/offers/offers.rules.ts'
import { requestEvent } from '#shared/offers/requests.events.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { readRequest } from '#functions/staffing/booking-request.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { runAll } from '#functions/events/event-consumer.ts'
import { permit } from '#functions/platform/permit.ts'
import { contextFrom, type Cause } from './command-context.ts'

type Asked = Awaited<ReturnType<typeof readRequest>>
type Deps = { db: Db; commandsTable: string; offers: OffersRepository; bookings: BookingsRepository }

const OFFER_CHANGED = 'The practice has changed the offer that these days belong to.'

const OFFER_CANCELLED = 'The practice has cancelled the offer that these days belong to.'

function reasonFor({ cancelled, days }: OfferState, dates: readonly LocalDate[]): string {
  if (cancelled) return cancelled.reason ?? OFFER_CANCELLED
  return dates.every((date) => days[date]?.booking) ? ANOTHER_CHOSEN_REASON : OFFER_CHANGED
}

/** Days of a private offer that can no longer be taken on the public one that it fills. */
const closedDates = (offerToFill: OfferState, { offer, candidate }: Asked, now: Instant): LocalDate[] => {
  const possible = bookableDates(offer, candidate, offerToFill, now)
  return liveDates(offer, candidate, now).filter((date) => !possible.includes(date))
}

const closed = (offerToFill: OfferState, { offer, candidate }: Asked, dates: readonly LocalDate[], at: Instant) => {
  const reason = reasonFor(offerToFill, dates)
  const { dropped } = dates.reduce((rest, date) => {
    const booking = offerToFill.days[date]?.booking
    return dropDates(rest, [date], { actor: 'System', cause: 'filled', reason, at, ...(booking && { booking }) })
  }, candidate)
  const after = { ...offer, updatedAt: at, request: { ...offer.request, dropped } }
  const eventType = permit('System', requestLifecycle, {
    state: candidateStatus(offer, candidate, at),
    action: 'close',
    facts: datesPossibleFact(dates, liveDates(offer, candidate, at)),
  })
  return { after, event: requestEvent(eventType, after, dates, reason) }
}

/** On condition that the public offer is still as it was read: a booking of it may be undone at the same moment. */
const endOne = async (deps: Deps, filledId: OfferId, id: OfferId, cause: Cause): Promise<void> => {
  const { offers } = deps
  const read = async () => {
    const [offerToFill, asked] = [await offers.getOffer(filledId), await readRequest(offers, id)]
    return { offerToFill, asked, dates: offerToFill ? closedDates(offerToFill, asked, cause.at) : [] }
  }
  if ((await read()).dates.length === 0) return
  const { execute } = contextFrom(deps, 'end-asked', cause, `${cause.origin}#${id}`)
  await execute(async () => {
    const { offerToFill, asked, dates } = await read()
    if (!offerToFill || dates.length === 0) return { writes: [], response: null, events: [] }
    const { after, event } = closed(offerToFill, asked, dates, cause.at)
    return { writes: [offers.putOffer(after), offers.mustBeUnchanged(offerToFill)], response: null, events: [event] }
  })
}

/** After a public offer has changed: private ones that were sent to fill it end for days that it no longer needs. */
export const endAsked = async (deps: Deps, offerId: OfferId, cause: Cause): Promise<void> => {
  const offerToFill = await deps.offers.getOffer(offerId)
  if (!offerToFill) return
  await runAll(
    (offerToFill.asked ?? []).map(
      ({ offer: id }) =>
        () =>
          endOne(deps, offerToFill.id, id, cause),
    ),
  )
}

/** The same after a booking of an application, or of a private offer that fills a public one. */
export const endAskedForBooked = async (deps: Deps, bookingId: BookingId, cause: Cause): Promise<void> => {
  const booking = await deps.bookings.get(bookingId)
  const offer = booking && (await deps.offers.getOffer(booking.offerId))
  if (offer) await endAsked(deps, offer.request?.fills ?? offer.id, cause)
}
