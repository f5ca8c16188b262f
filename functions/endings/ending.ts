import { partyOf, roleOn, type Caller, type Party } from '#shared/kernel/caller.ts'
import type { DropActor } from '#shared/offers/offers.state.ts'

/** For which party an offer, a request or a booking ends, who ends it, which may be the system, and why. */
export type Ending<Reason = string> = { party: Party; by: DropActor; reason: Reason }

/** What the caller ends for the party that they act for. */
export const endingBy = <Reason>(caller: Caller, reason: Reason): Ending<Reason> => {
  const party = partyOf(caller)
  return { party, by: roleOn[party], reason }
}
