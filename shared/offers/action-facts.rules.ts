import type { LocalDate } from '#shared/kernel/dates.ts'
import { arePast } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { isEligible, type LocumQualifications, type OfferRequirements } from './eligibility.rules.ts'
import type { AcceptFacts } from './requests.guards.ts'
import type { ApplyFacts, ConfirmFacts } from './applications.lifecycle.ts'
import type { OfferFacts } from './offers.lifecycle.ts'
import type { DropCause } from './applications.schema.ts'

// Facts for the guards of an offer's lifecycles, on the server and the site. All are required, so that none is skipped
// by mistake: the site assumes what it can't know, and shows the server's error.

type Dates = readonly LocalDate[]

/** At least one day is chosen, and the action is possible for each; without `possible`, only such days are chosen. */
export const datesPossibleFact = (dates: Dates, possible = dates): { datesPossible: boolean } => ({
  datesPossible: dates.length > 0 && dates.every((date) => possible.includes(date)),
})

export const pastFact = (shifts: readonly Shift[], today: LocalDate): OfferFacts => ({
  past: arePast(shifts, today),
})

/**
 * Days that the practice declined stay declined until it reopens them. `openedRevision`: at which a day was last
 * opened; the site uses the offer's revision, which is never earlier.
 */
export const declinedDates = (
  { revision, dropped }: { revision: number; dropped: readonly { date: LocalDate; cause: DropCause }[] },
  openedRevision: (date: LocalDate) => number,
): LocalDate[] =>
  dropped.filter(({ date, cause }) => cause === 'declined' && revision >= openedRevision(date)).map(({ date }) => date)

type ChosenDates = {
  dates: Dates
  /** No day is marked Unavailable (`notUnavailable`), and no shift overlaps a booking (`notBooked`). */
  notUnavailable: boolean
  notBooked: boolean
  /** The locum's registration is valid on all of them. */
  registered: boolean
}

type ApplyInput = ChosenDates & {
  /** The offer is unchanged since it was viewed. */
  isRevisionCurrent: boolean
  offerCancelled: boolean
  offer: OfferRequirements
  locum: LocumQualifications
  open: Dates
  declined: Dates
}

export const applyFacts = ({
  offerCancelled,
  offer,
  locum,
  dates,
  open,
  declined,
  ...known
}: ApplyInput): ApplyFacts => ({
  offerCancelled,
  eligible: isEligible(offer, locum),
  ...datesPossibleFact(dates, open),
  declined: dates.some((date) => declined.includes(date)),
  ...known,
})

/** `live` are the pending days; `approved` is the locum's approval. */
type DecisionInput = ChosenDates & { live: Dates; approved: boolean }

/** `isRevisionCurrent`: the request is unchanged since it was viewed; `inTime`: it can still be answered. */
export const acceptFacts = ({
  dates,
  live,
  ...known
}: DecisionInput & Pick<AcceptFacts, 'isRevisionCurrent' | 'inTime'>): AcceptFacts => ({
  ...datesPossibleFact(dates, live),
  ...known,
})

export const confirmFacts = ({ dates, live, ...known }: DecisionInput & { offerCancelled: boolean }): ConfirmFacts => ({
  ...datesPossibleFact(dates, live),
  ...known,
})
