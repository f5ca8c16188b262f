import { bookedDays, cancellableDays } from '#shared/bookings/bookings.rules.ts'
import { auditOfEvent, type Audit } from '#shared/kernel/caller.ts'
import { addDays, todayAt, MAX_DAYS_AHEAD, type Instant } from '#shared/kernel/dates.ts'
import { DomainError, type ErrorCode } from '#shared/kernel/errors.ts'
import type { CompanyId, OfferId } from '#shared/kernel/ids.ts'
import { openDates } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { hashOf, runCommand } from '#functions/platform/dynamo/command.ts'
import { runAll, type Step } from '#functions/events/event-consumer.ts'
import { closeBooking } from '#functions/closing/close-booking.ts'
import { closeOffer } from '#functions/closing/close-offer.ts'
import { closeRequest } from '#functions/closing/close-request.ts'
import type { Closure } from '#functions/closing/closure.ts'
import type { DayRepositories } from '#functions/booking-days/write-days.ts'

type Deps = DayRepositories & { db: Db; commandsTable: string; offers: OffersRepository; bookings: BookingsRepository }
/** The command that caused an event. */
type Cause = { origin: string; at: Instant; by: Audit }

export const PRACTICE_CLOSED = 'The practice has closed its account.'

const closed: Closure = { party: 'practice', by: 'System', reason: PRACTICE_CLOSED }

const alreadyDone: readonly ErrorCode[] = ['STALE_STATE', 'BOOKING_PAST', 'BOOKING_BEGUN']

/** If one of the parties acted first (a locum who cancels, say), there is nothing left to do. */
const ignoreAlreadyDone = (error: unknown): void => {
  if (!(error instanceof DomainError && alreadyDone.includes(error.code))) throw error
}

type CommandContext = Pick<Context, 'now' | 'today' | 'execute'>

const contextOf = <N extends Pick<Deps, 'db' | 'commandsTable'>>(
  deps: N,
  { at, by }: Cause,
  id: string,
): CommandContext & N => ({
  ...deps,
  execute: (decide) =>
    runCommand(
      deps.db,
      deps.commandsTable,
      { id, hash: hashOf(id), by: auditOfEvent('clear-up-company', by) },
      at,
      decide,
    ),
  now: at,
  today: todayAt(at),
})

/** Withdraws a booking request or cancels a public offer. */
const closeAnyOffer = (
  context: CommandContext & { offers: OffersRepository },
  { id, request }: OfferState,
): Promise<unknown> =>
  (request ? closeRequest(context, { id }, closed) : closeOffer(context, id, closed)).catch(ignoreAlreadyDone)

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
  const contextFor = (target: string) => contextOf(deps, cause, `${origin}#${target}`)
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
      steps.push(async () => void (await closeBooking(contextFor(booking.id), party, closed).catch(ignoreAlreadyDone)))
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
  await closeAnyOffer(contextOf(deps, cause, `${cause.origin}#${offerId}`), offer)
}
