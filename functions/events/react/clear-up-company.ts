import { bookedDays, cancellableDays } from '#shared/bookings/bookings.rules.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { addDays, todayAt, MAX_DAYS_AHEAD, type Instant } from '#shared/kernel/dates.ts'
import type { BookingId, CompanyId, OfferId } from '#shared/kernel/ids.ts'
import { openDates } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { runAll, type Task } from '#functions/events/event-consumer.ts'
import type { BookingWriter } from '#functions/staffing/write-booking.ts'
import { cancelBookingDays } from '#functions/staffing/cancel-booking-days.ts'
import { cancelPublicOffer } from '#functions/staffing/cancel-public-offer.ts'
import { endRequestDays } from '#functions/staffing/end-request-days.ts'
import type { Ending } from '#functions/staffing/ending.ts'
import { contextFrom, ignoreAlreadyDone, type Cause, type CommandContext } from './command-context.ts'
import type { CalendarRepositories } from '#functions/staffing/write-calendar.ts'

type Deps = CalendarRepositories &
  Pick<BookingWriter, 'agenda'> & {
    db: Db
    commandsTable: string
    offers: OffersRepository
    bookings: BookingsRepository
  }
export const PRACTICE_CLOSED = 'The practice has closed its account.'

const noAnswer = (): null => null
const ending: Ending = { onBehalfOf: 'practice', actor: 'System', reason: PRACTICE_CLOSED }

const hasOpenDays = (offer: OfferState, at: Instant): boolean => openDates(offer, at).length > 0
const isAhead = (booking: BookingState, at: Instant): boolean => cancellableDays(bookedDays(booking), at).length > 0

/** Withdraws a booking request or cancels a public offer. */
const endOffer = (context: CommandContext & { offers: OffersRepository }, { id, request }: OfferState) =>
  request ? endRequestDays(context, { id }, ending) : cancelPublicOffer(context, id, ending, noAnswer)

const endBooking = (context: CommandContext & Deps, { id, company }: BookingState) =>
  cancelBookingDays(context, { id, partyId: company.id }, ending, noAnswer)

/** Whether it ended something: one of the parties may have acted first. */
const hasEnded = (command: Promise<unknown>): Promise<boolean> =>
  command.then(
    () => true,
    (error: unknown) => {
      ignoreAlreadyDone(error)
      return false
    },
  )

/** Ends what is found of a practice, bookings first since their days open again; returns whether anything was. */
const endFound = async (
  deps: Deps,
  company: CompanyId,
  at: Instant,
  contextFor: (target: string) => CommandContext & Deps,
): Promise<boolean> => {
  const [today, end] = [todayAt(at), addDays(todayAt(at), MAX_DAYS_AHEAD + 1)]
  let found = false
  const note = async (command: Promise<unknown>) => {
    if (await hasEnded(command)) found = true
  }
  const endBookings = async () => {
    const steps: Task[] = []
    for await (const booking of deps.bookings.eachOfCompany(company, today, end))
      if (isAhead(booking, at)) steps.push(() => note(endBooking(contextFor(booking.id), booking)))
    await runAll(steps)
  }
  const endOffers = async () => {
    const steps: Task[] = []
    for await (const { offer } of deps.offers.eachOfCompany(company, today, end))
      if (hasOpenDays(offer, at)) steps.push(() => note(endOffer(contextFor(offer.id), offer)))
    await runAll(steps)
  }
  await runAll([endBookings, endOffers])
  return found
}

/**
 * After a practice is deleted: cancels its bookings, open offers and requests, until nothing is found. One command
 * each, so that a repeated event changes nothing; failures are thrown after all others were tried.
 */
export const clearUpCompany = async (
  deps: Deps,
  { company, ...cause }: Cause & { company: CompanyId },
): Promise<void> => {
  let pass = 0
  const contextFor = (target: string) =>
    contextFrom(deps, 'clear-up-company', cause, `${cause.origin}#${target}#${pass}`)
  while (await endFound(deps, company, cause.at, contextFor)) pass += 1
}

const contextAfter = (deps: Deps, cause: Cause, target: string) =>
  contextFrom(deps, 'clear-up-company', cause, `${cause.origin}.closed#${target}`)

/** An offer of a practice that is deleted by now: it may have opened after its practice was cleared up. */
export const endOfferOfDeleted = async (deps: Deps, id: OfferId, cause: Cause): Promise<void> => {
  const offer = await deps.offers.getOffer(id)
  if (offer && hasOpenDays(offer, cause.at)) await hasEnded(endOffer(contextAfter(deps, cause, id), offer))
}

/** The same of a booking, with the offers that have the days that it took or gave back. */
export const endBookingOfDeleted = async (deps: Deps, id: BookingId, cause: Cause): Promise<void> => {
  const booking = await deps.bookings.getStored(id)
  if (!booking) return
  if (isAhead(booking, cause.at)) await hasEnded(endBooking(contextAfter(deps, cause, id), booking))
  const offer = await deps.offers.getOffer(booking.offerId)
  for (const open of [booking.offerId, offer?.request?.fills]) if (open) await endOfferOfDeleted(deps, open, cause)
}
