import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { Party } from '#shared/kernel/caller.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import { declinedDates } from './action-facts.rules.ts'
import { LOCUM_DECLINED_REASON } from './close-reasons.rules.ts'
import { applicationLifecycle } from './applications.lifecycle.ts'
import { bookedDatesFor, dropDates, liveDates, lostDates } from './offers.rules.ts'
import type { Candidate, Drop, DropActor, OfferState } from './offers.state.ts'

/** A changed application or request, and the days that were changed. */
type ChangedCandidate = { candidate: Candidate; dates: LocalDate[] }

/** An application or a request as a party has changed it: `supported` is the party for which a super admin did. */
export const changedFor = <Changed extends { onBehalf?: Party }>(
  { onBehalf: _, ...changed }: Changed,
  supported: Party | undefined,
) => ({ ...changed, ...(supported && { onBehalf: supported }) })

type ApplicationState = (typeof applicationLifecycle)['states'][number]

/** The lifecycle action for sending an application in its state. */
export const applyOrChange = (state: ApplicationState): 'apply' | 'change' =>
  applicationLifecycle.transitions.apply.from.includes(state) ? 'apply' : 'change'

export const declinedDatesOfApplication = (offer: OfferState, { revision, dropped }: Candidate): LocalDate[] =>
  declinedDates(
    { revision, dropped: Object.entries(dropped).map(([date, { cause }]) => ({ date, cause })) },
    (date) => offer.days[date]?.sinceRevision ?? Infinity,
  )

type SentApplication = Pick<Candidate, 'professional' | 'reference' | 'rates' | 'createdAt' | 'updatedAt'> & {
  dates: readonly LocalDate[]
}

/** An application that replaces the previous one: booked days and days that the practice declined are kept. */
export const sentApplication = (
  offer: OfferState,
  before: Candidate | undefined,
  { professional, reference, rates, createdAt, updatedAt, dates }: SentApplication,
): Candidate => {
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

const withDropped = (candidate: Candidate, dates: LocalDate[], drop: Drop): ChangedCandidate => ({
  candidate: dropDates(candidate, dates, drop),
  dates,
})

/** All of an application ends: also days that went to another locum, which an undo would bring back. */
const withAllDropped = (offer: OfferState, candidate: Candidate, drop: Drop): ChangedCandidate => {
  const dates = liveDates(offer, candidate, drop.at)
  return { candidate: dropDates(candidate, [...dates, ...lostDates(offer, candidate)], drop), dates }
}

export const withdrawnApplication = (offer: OfferState, candidate: Candidate, at: Instant): ChangedCandidate =>
  withAllDropped(offer, candidate, { actor: 'Locum', cause: 'withdrawn', reason: 'Withdrawn by the locum.', at })

export const declinedApplication = (
  offer: OfferState,
  candidate: Candidate,
  reason: string,
  at: Instant,
): ChangedCandidate => withAllDropped(offer, candidate, { actor: 'CompanyAdmin', cause: 'declined', reason, at })

/** A request of which some days are accepted, by a booking or at another rate: the other pending days are declined. */
export const withOtherDaysDeclined = (
  offer: OfferState,
  candidate: Candidate,
  dates: readonly LocalDate[],
  at: Instant,
  booking?: BookingId,
): ChangedCandidate =>
  withDropped(
    candidate,
    liveDates(offer, candidate, at).filter((date) => !dates.includes(date)),
    {
      actor: 'Locum',
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
  onBehalfOf: Party
  /** The system, if an event ends it. */
  actor: DropActor
  /** All pending days by default. */
  dates?: readonly LocalDate[] | undefined
  reason?: string | undefined
}

export const endedRequest = (
  offer: OfferState,
  candidate: Candidate,
  { onBehalfOf, actor, dates, reason = LOCUM_DECLINED_REASON }: RequestEnd,
  at: Instant,
): ChangedCandidate =>
  withDropped(candidate, [...new Set(dates ?? liveDates(offer, candidate, at))].sort(), {
    actor,
    cause: endRequestActions[onBehalfOf].cause,
    reason,
    at,
  })
