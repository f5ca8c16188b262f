import { bookedDays, cancellableDays } from '#shared/bookings/bookings.rules.ts'
import { addDays, todayAt, MAX_DAYS_AHEAD } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId } from '#shared/kernel/ids.ts'
import { openDates } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { runAll, type Step } from '#functions/events/event-consumer.ts'
import { closeBooking } from '#functions/closing/close-booking.ts'
import { closeOffer } from '#functions/closing/close-offer.ts'
import { closeRequest } from '#functions/closing/close-request.ts'
import type { Closure } from '#functions/closing/closure.ts'
import { contextFrom, ignoreAlreadyDone, type Cause, type CommandContext } from './command-context.ts'
import type { DayRepositories } from '#functions/booking-days/write-days.ts'

type Deps = DayRepositories & { db: Db; commandsTable: string; offers: OffersRepository; bookings: BookingsRepository }
export const PRACTICE_CLOSED = 'The practice has closed its account.'

/** Nobody reads what these commands answer. */
const noAnswer = (): null => null
const closed: Closure = { party: 'practice', by: 'System', reason: PRACTICE_CLOSED }

/** Withdraws a booking request or cancels a public offer. */
const closeAnyOffer = (
  context: CommandContext & { offers: OffersRepository },
  { id, request }: OfferState,
): Promise<unknown> =>
  (request ? closeRequest(context, { id }, closed) : closeOffer(context, id, closed, noAnswer)).catch(ignoreAlreadyDone)

/**
 * After a practice is deleted: cancels its open offers and requests, then its bookings, also those made meanwhile. One
 * command each, so that a repeated event changes nothing; failures are thrown after all others were tried.
 */
export const clearUpCompany = async (
  deps: Deps,
  { company, ...cause }: Cause & { company: CompanyId },
): Promise<void> => {
  const { origin, at } = cause
  const today = todayAt(at)
  const end = addDays(today, MAX_DAYS_AHEAD + 1)
  const contextFor = (target: string) => contextFrom(deps, 'clear-up-company', cause, `${origin}#${target}`)
  const endOffers = async () => {
    const steps: Step[] = []
    for await (const { offer } of deps.offers.eachOfCompany(company, today, end)) {
      if (openDates(offer, at).length > 0)
        steps.push(async () => void (await closeAnyOffer(contextFor(offer.id), offer)))
    }
    await runAll(steps)
  }
  const endBookings = async () => {
    const steps: Step[] = []
    for await (const booking of deps.bookings.eachOfCompany(company, today, end)) {
      if (cancellableDays(bookedDays(booking), at).length === 0) continue
      const party = { id: booking.id, of: company }
      steps.push(
        async () => void (await closeBooking(contextFor(booking.id), party, closed, noAnswer).catch(ignoreAlreadyDone)),
      )
    }
    await runAll(steps)
  }
  await runAll([endOffers, endBookings])
}

/** An offer that was posted while its practice was being deleted. */
export const cancelOrphanedOffer = async (
  deps: Pick<Deps, 'db' | 'commandsTable' | 'offers'>,
  offerId: OfferId,
  cause: Cause,
): Promise<void> => {
  const offer = await deps.offers.getOffer(offerId)
  if (!offer || openDates(offer, cause.at).length === 0) return
  await closeAnyOffer(contextFrom(deps, 'clear-up-company', cause, `${cause.origin}#${offerId}`), offer)
}
