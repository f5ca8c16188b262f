import type { LocalDate } from '#shared/kernel/dates.ts'
import { arePast } from '#shared/kernel/shift.ts'
import type { RequestDate } from '#shared/kernel/shift.schema.ts'
import { isEligible } from './near-me.rules.ts'
import type { AcceptFacts, ApplyFacts, ConfirmFacts, OfferFacts } from './offers.lifecycle.ts'
import type { DropCause } from './offers.schema.ts'

// What decides whether an action on an offer is possible, on either side of the wire. Every fact is given, so that no
// guard is passed because its fact was left out: the site gives what it cannot know as holding, and shows the server's
// answer.

type Dates = readonly LocalDate[]

/** Some days are chosen, and each is one of those that the action is possible for. */
export const datesFacts = (dates: Dates, possible: Dates): { datesHold: boolean } => ({
  datesHold: dates.length > 0 && dates.every((date) => possible.includes(date)),
})

/** Of all the days that are possible: there is one. */
export const anyDatesFacts = (possible: Dates): { datesHold: boolean } => datesFacts(possible, possible)

export const cancelOfferFacts = (shifts: readonly RequestDate[], today: LocalDate): OfferFacts => ({
  past: arePast(shifts, today),
})

/**
 * Days that the practice declined stay declined until it opens them again. `openedAt` is the revision at which a day
 * was last opened; the site knows the offer's own, which is no earlier.
 */
export const declinedDates = (
  { revision, dropped }: { revision: number; dropped: readonly { date: LocalDate; cause: DropCause }[] },
  openedAt: (date: LocalDate) => number,
): LocalDate[] =>
  dropped.filter(({ date, cause }) => cause === 'declined' && revision >= openedAt(date)).map(({ date }) => date)

type Choice = {
  dates: Dates
  /** The locum has marked none of the days off, and none of the shifts overlaps a booking of theirs. */
  notOff: boolean
  free: boolean
}

type Applying = Choice & {
  /** The offer is the one that was seen. */
  revisionSeen: boolean
  offerCancelled: boolean
  offer: Parameters<typeof isEligible>[0]
  locum: Parameters<typeof isEligible>[1]
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
}: Applying): ApplyFacts => ({
  offerCancelled,
  eligible: isEligible(offer, locum),
  ...datesFacts(dates, open),
  declined: dates.some((date) => declined.includes(date)),
  ...known,
})

/** `live` are the days that still wait for an answer; `approved` is the locum. */
type Answering = Choice & { live: Dates; approved: boolean }

/** `revisionSeen`: the request is the one that was seen. */
export const acceptFacts = ({ dates, live, ...known }: Answering & { revisionSeen: boolean }): AcceptFacts => ({
  ...datesFacts(dates, live),
  ...known,
})

export const confirmFacts = ({ dates, live, ...known }: Answering & { offerCancelled: boolean }): ConfirmFacts => ({
  ...datesFacts(dates, live),
  ...known,
})
