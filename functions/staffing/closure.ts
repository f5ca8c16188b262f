import { partyOf, roleByParty, type Caller, type Party } from '#shared/kernel/caller.ts'
import type { DropActor } from '#shared/offers/offers.state.ts'

/** Which party an offer, a request or a booking ends for, who ends it (possibly the system), and why. */
export type Closure<Reason = string> = { party: Party; by: DropActor; reason: Reason }

export const closureBy = <Reason>(caller: Caller, reason: Reason): Closure<Reason> => {
  const party = partyOf(caller)
  return { party, by: roleByParty[party], reason }
}
