import type { LocalDate } from '#shared/kernel/dates.ts'
import { arePast } from '#shared/kernel/shift.ts'
import type { RequestDate } from '#shared/kernel/shift.schema.ts'
import { isEligible } from './near-me.rules.ts'
import type { AcceptFacts, ApplyFacts, ConfirmFacts, OfferFacts } from './offers.lifecycle.ts'
import type { DropCause } from './offers.schema.ts'

// What decides whether an action on an offer is possible, on either side of the wire. The site does not know all that the
// server knows: what it leaves out counts as holding, and the server's answer is shown.

type Dates = readonly LocalDate[]

/** Some days are chosen, and each is one of those that the action is possible for. */
export const datesFacts = (dates: Dates, possible: Dates): { datesHold: boolean } => ({
  datesHold: dates.length > 0 && dates.every((date) => possible.includes(date)),
})

export const cancelOfferFacts = (shifts: readonly RequestDate[], today: LocalDate): OfferFacts => ({
  past: arePast(shifts, today),
})

/**
 * Days that the practice declined stay declined until it opens them again. `openedAt` is the revision at which a day was
 * last opened; the site knows the offer's own, which is no earlier.
 */
export const declinedDates = (
  { revision, dropped }: { revision: number; dropped: readonly { date: LocalDate; cause: DropCause }[] },
  openedAt: (date: LocalDate) => number,
): LocalDate[] =>
  dropped.filter(({ date, cause }) => cause === 'declined' && revision >= openedAt(date)).map(({ date }) => date)

type Choice = {
  dates: Dates
  /** The offer or request is the one that was seen. */
  revisionSeen?: boolean
  /** The locum has marked none of the days off, and none of the shifts overlaps a booking of theirs. */
  notOff?: boolean
  free?: boolean
}

type Applying = Choice & {
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
  ...choice
}: Applying): ApplyFacts => ({
  offerCancelled,
  eligible: isEligible(offer, locum),
  ...datesFacts(dates, open),
  declined: dates.some((date) => declined.includes(date)),
  revisionSeen: choice.revisionSeen ?? true,
  notOff: choice.notOff ?? true,
  free: choice.free ?? true,
})

/** `live` are the days that still wait for an answer; `approved` is the locum. */
type Answering = Choice & { live: Dates; approved?: boolean }

export const acceptFacts = ({ dates, live, ...choice }: Answering): AcceptFacts => ({
  ...datesFacts(dates, live),
  approved: choice.approved ?? true,
  revisionSeen: choice.revisionSeen ?? true,
  notOff: choice.notOff ?? true,
  free: choice.free ?? true,
})

export const confirmFacts = ({
  offerCancelled,
  ...answering
}: Omit<Answering, 'revisionSeen'> & { offerCancelled: boolean }): ConfirmFacts => ({
  ...acceptFacts(answering),
  offerCancelled,
})
