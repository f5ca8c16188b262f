import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { Party } from '#shared/kernel/caller.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import { declinedDates } from './action-facts.rules.ts'
import { LOCUM_DECLINED_REASON } from './close-reasons.rules.ts'
import { applicationLifecycle } from './applications.lifecycle.ts'
import { bookedDatesFor, dropDates, liveDates, lostDates } from './offers.rules.ts'
import type { ApplicationState, Drop, DropActor, OfferState } from './offers.state.ts'

/** A changed application or request, and the days that were changed. */
type ChangedRequest = { request: ApplicationState; dates: LocalDate[] }

type ApplicationStatus = (typeof applicationLifecycle)['states'][number]

/** The lifecycle action for sending an application in its state. */
export const sendActionIn = (state: ApplicationStatus): 'apply' | 'change' =>
  applicationLifecycle.transitions.apply.from.includes(state) ? 'apply' : 'change'

export const declinedDatesOfApplication = (offer: OfferState, { revision, dropped }: ApplicationState): LocalDate[] =>
  declinedDates(
    { revision, dropped: Object.entries(dropped).map(([date, { cause }]) => ({ date, cause })) },
    (date) => offer.days[date]?.since ?? Infinity,
  )

type SentApplication = Pick<ApplicationState, 'professional' | 'reference' | 'rates' | 'createdAt' | 'updatedAt'> & {
  dates: readonly LocalDate[]
}

/** An application that replaces the previous one: booked days and days that the practice declined are kept. */
export const sentApplication = (
  offer: OfferState,
  before: ApplicationState | undefined,
  { professional, reference, rates, createdAt, updatedAt, dates }: SentApplication,
): ApplicationState => {
  const declined = before ? declinedDatesOfApplication(offer, before) : []
  const booked = bookedDatesFor(offer, professional.id).filter((date) => before?.dates.includes(date))
  return {
    offerId: offer.id,
    companyId: offer.company.id,
    reference,
    professional,
    rates,
    dates: [...new Set([...booked, ...dates])].sort(),
    revision: offer.revision,
    dropped: Object.fromEntries(Object.entries(before?.dropped ?? {}).filter(([date]) => declined.includes(date))),
    createdAt,
    updatedAt,
    version: before?.version,
  }
}

const withoutDates = (request: ApplicationState, dates: LocalDate[], drop: Drop): ChangedRequest => ({
  request: dropDates(request, dates, drop),
  dates,
})

/** All of an application ends: also days that went to another locum, which an undo would bring back. */
const endedApplication = (offer: OfferState, request: ApplicationState, drop: Drop): ChangedRequest => {
  const dates = liveDates(offer, request, drop.at)
  return { request: dropDates(request, [...dates, ...lostDates(offer, request)], drop), dates }
}

export const withdrawnApplication = (offer: OfferState, request: ApplicationState, at: Instant): ChangedRequest =>
  endedApplication(offer, request, { by: 'Locum', cause: 'withdrawn', reason: 'Withdrawn by the locum.', at })

export const rejectedApplication = (
  offer: OfferState,
  request: ApplicationState,
  reason: string,
  at: Instant,
): ChangedRequest => endedApplication(offer, request, { by: 'CompanyAdmin', cause: 'declined', reason, at })

/** A request of which some days are accepted, by a booking or at another rate: the other pending days are declined. */
export const acceptedRequest = (
  offer: OfferState,
  request: ApplicationState,
  dates: readonly LocalDate[],
  at: Instant,
  booking?: BookingId,
): ChangedRequest =>
  withoutDates(
    request,
    liveDates(offer, request, at).filter((date) => !dates.includes(date)),
    {
      by: 'Locum',
      cause: 'declined',
      reason: 'The locum has accepted other days of this request.',
      at,
      ...(booking && { booking }),
    },
  )

/** The action by which each party ends days of a request, and the cause that their days get. */
export const endRequestActions = {
  professional: { action: 'decline', cause: 'declined' },
  practice: { action: 'withdraw', cause: 'withdrawn' },
} as const satisfies Record<Party, object>

type RequestEnd = {
  /** The party that ends it. */
  party: Party
  by: DropActor
  /** All pending days by default. */
  dates?: readonly LocalDate[] | undefined
  reason?: string | undefined
}

export const endedRequest = (
  offer: OfferState,
  request: ApplicationState,
  { party, by, dates, reason = LOCUM_DECLINED_REASON }: RequestEnd,
  at: Instant,
): ChangedRequest =>
  withoutDates(request, [...new Set(dates ?? liveDates(offer, request, at))].sort(), {
    by,
    cause: endRequestActions[party].cause,
    reason,
    at,
  })
