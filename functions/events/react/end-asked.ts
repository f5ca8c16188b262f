import type { BookingId, OfferId } from '#shared/kernel/ids.ts'
import { bookableDates } from '#shared/offers/fills.rules.ts'
import { ANOTHER_CHOSEN_REASON, liveDates } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { closeRequest } from '#functions/closing/close-request.ts'
import { readRequest } from '#functions/closing/private-request.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { runAll } from '#functions/events/event-consumer.ts'
import { contextFrom, ignoreAlreadyDone, type Cause } from './command-context.ts'

type Deps = { db: Db; commandsTable: string; offers: OffersRepository; bookings: BookingsRepository }

const OFFER_CHANGED = 'The practice has changed the offer that these days belong to.'

const reasonFor = ({ cancelled, days }: OfferState, dates: readonly LocalDate[]): string =>
  cancelled?.reason ?? (dates.every((date) => days[date]?.booking) ? ANOTHER_CHOSEN_REASON : OFFER_CHANGED)

const endOne = async (deps: Deps, filled: OfferState, id: OfferId, cause: Cause): Promise<void> => {
  const { offer, request } = await readRequest(deps.offers, id)
  const possible = bookableDates(offer, request, filled, cause.at)
  const dates = liveDates(offer, request, cause.at).filter((date) => !possible.includes(date))
  if (dates.length === 0) return
  const context = contextFrom(deps, 'end-asked', cause, `${cause.origin}#${id}`)
  const closure = { party: 'practice', by: 'System', cause: 'filled', reason: reasonFor(filled, dates) } as const
  await closeRequest(context, { id, dates }, closure).catch(ignoreAlreadyDone)
}

/** After a public offer has changed: private ones that were sent to fill it end for days that it no longer needs. */
export const endAsked = async (deps: Deps, offerId: OfferId, cause: Cause): Promise<void> => {
  const filled = await deps.offers.getOffer(offerId)
  if (!filled) return
  await runAll(
    (filled.asked ?? []).map(
      ({ offer: id }) =>
        () =>
          endOne(deps, filled, id, cause),
    ),
  )
}

/** The same after a booking of an application, or of a private offer that fills a public one. */
export const endAskedForBooked = async (deps: Deps, bookingId: BookingId, cause: Cause): Promise<void> => {
  const booking = await deps.bookings.get(bookingId)
  const offer = booking && (await deps.offers.getOffer(booking.offerId))
  if (offer) await endAsked(deps, offer.request?.fills ?? offer.id, cause)
}
